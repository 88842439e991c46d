import { copyText } from "../../components/copy-text.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { linkMessages } from "../../messages/links.ts"

export const copyLink = async (url: string): Promise<void> => {
  if (await copyText(url)) showToast(linkMessages.copied, linkMessages.copiedHint)
  else showProblem(linkMessages.copyFailed, url)
}
