import { copyText } from "../../components/copy-text.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import type { LinksMessages } from "../../messages/generated/catalogue.ts"

export const copyLink = async (url: string, linkMessages: LinksMessages): Promise<boolean> => {
  const isCopied = await copyText(url)
  if (isCopied) showToast(linkMessages.copied, linkMessages.copiedHint)
  else showProblem(linkMessages.copyFailed, url)
  return isCopied
}
