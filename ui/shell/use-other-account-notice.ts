import { useEffect } from "react"
import { takeFormerAccount } from "../api/other-account.ts"
import { copyText } from "../components/copy-text.ts"
import { unsavedTextsOf } from "../components/owner-draft.ts"
import { showProblem, showToast } from "../components/toast-store.ts"
import { useMessages } from "../messages/messages-context.ts"

export const useOtherAccountNotice = (): void => {
  const commonMessages = useMessages("common")
  useEffect(() => {
    const former = takeFormerAccount()
    if (former === null) return
    const texts = unsavedTextsOf(former)
    const copy = async (): Promise<void> => {
      const all = texts.join("\n\n")
      if (await copyText(all)) showToast(commonMessages.unsavedCopied)
      else showProblem(commonMessages.copyFailed, all)
    }
    if (texts.length === 0) showProblem(commonMessages.otherAccount)
    else
      showProblem(commonMessages.otherAccount, commonMessages.otherAccountHint, {
        label: commonMessages.copyUnsaved,
        explained: commonMessages.copyUnsavedExplained,
        onSelect: () => void copy()
      })
  }, [])
}
