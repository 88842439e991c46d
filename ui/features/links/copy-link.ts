import { copyText } from "../../components/copy-text.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { linkMessages } from "../../messages/links.ts"

/** Resolves to whether the clipboard has it. */
export const copyLink = async (url: string): Promise<boolean> => {
  const isCopied = await copyText(url)
  if (isCopied) showToast(linkMessages.copied, linkMessages.copiedHint)
  else showProblem(linkMessages.copyFailed, url)
  return isCopied
}
