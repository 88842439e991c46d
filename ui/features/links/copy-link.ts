import { showProblem, showToast } from "../../components/toast-store.ts"
import { linkMessages } from "../../messages/links.ts"

export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    showToast(linkMessages.copied, linkMessages.copiedHint)
  } catch {
    // Browsers refuse the clipboard on plain http: then the link is shown, to be copied by hand.
    showProblem(linkMessages.copyFailed, url)
  }
}
