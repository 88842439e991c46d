import { copyText } from "../../components/copy-text.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import type { OwnersMessages } from "../../messages/generated/catalogue.ts"

export const copyLink = async (link: string, ownersMessages: OwnersMessages): Promise<void> => {
  if (await copyText(link)) showToast(ownersMessages.copied)
  else showProblem(ownersMessages.copyFailed, "")
}
