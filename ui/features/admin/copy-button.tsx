import { copyText } from "../../components/copy-text.ts"
import { CopyIcon } from "../../components/icons.tsx"
import { takeFocus } from "../../components/take-focus.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { useMessages } from "../../messages/messages-context.ts"

interface CopyButtonProps {
  readonly link: string
  readonly takesFocus?: boolean
}

export const CopyButton = ({ link, takesFocus = false }: CopyButtonProps) => {
  const ownersMessages = useMessages("owners")
  const copy = async (): Promise<void> => {
    if (await copyText(link)) showToast(ownersMessages.copied)
    else showProblem(ownersMessages.copyFailed, "")
  }
  return (
    <button
      ref={takesFocus ? takeFocus : undefined}
      type="button"
      className="button primary"
      onClick={() => void copy()}
    >
      <CopyIcon />
      {ownersMessages.copy}
    </button>
  )
}
