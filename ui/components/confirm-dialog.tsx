import type { ReactNode } from "react"
import { commonMessages } from "../messages/common.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

interface ConfirmDialogProps {
  readonly title: string
  readonly action: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export const ConfirmDialog = ({ title, action, danger = false, busy, ...props }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={props.onClose}>
    {props.children}
    <div className="foot">
      <Button kind="ghost" onClick={props.onClose}>
        {commonMessages.cancel}
      </Button>
      <Button kind={danger ? "danger" : "primary"} busy={busy} onClick={props.onConfirm}>
        {action}
      </Button>
    </div>
  </Dialog>
)
