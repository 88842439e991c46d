import type { ReactNode } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { AlertDialog } from "./alert-dialog.tsx"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

interface ConfirmDialogProps {
  readonly title: string
  readonly action: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly disabled?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export const ConfirmDialog = ({ title, danger = false, onClose, children, ...props }: ConfirmDialogProps) => {
  const commonMessages = useMessages("common")
  const action = (
    <Button
      kind={danger ? "danger" : "primary"}
      busy={props.busy}
      disabled={props.disabled === true}
      onClick={props.onConfirm}
    >
      {props.action}
    </Button>
  )
  if (danger) return <AlertDialog title={title} text={children} action={action} onClose={onClose} />
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="foot">
        <Button kind="ghost" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        {action}
      </div>
    </Dialog>
  )
}
