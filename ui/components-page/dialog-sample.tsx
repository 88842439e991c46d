import { Button } from "../components/button.tsx"
import { ConfirmDialog } from "../components/confirm-dialog.tsx"
import { Dialog } from "../components/dialog.tsx"
import { Field } from "../components/field.tsx"
import { Slots } from "../components/slots.tsx"
import { useMessages } from "../messages/messages-context.ts"
import { componentsMessages as messages } from "./messages.ts"

export type DialogName = "form" | "confirm" | "alert"

interface DialogSampleProps {
  readonly name: DialogName
  readonly onClose: () => void
}

export const DialogSample = ({ name, onClose }: DialogSampleProps) => {
  if (name === "form") return <FormDialog onClose={onClose} />
  return name === "confirm" ? <PublishDialog onClose={onClose} /> : <RemoveDialog onClose={onClose} />
}

type CloseProps = Pick<DialogSampleProps, "onClose">

const FormDialog = ({ onClose }: CloseProps) => {
  const commonMessages = useMessages("common")
  return (
    <Dialog title={messages.dialogTitle} onClose={onClose}>
      <Field label={messages.dialogName}>{(control) => <input {...control} autoComplete="off" />}</Field>
      <div className="foot">
        <Button kind="ghost" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {commonMessages.save}
        </Button>
      </div>
    </Dialog>
  )
}

const PublishDialog = ({ onClose }: CloseProps) => (
  <ConfirmDialog
    title={messages.confirmTitle}
    action={messages.openConfirm}
    busy={false}
    onConfirm={onClose}
    onClose={onClose}
  >
    <p>{messages.confirmText}</p>
    <p>
      <Slots used={3} limit={5} />
    </p>
  </ConfirmDialog>
)

const RemoveDialog = ({ onClose }: CloseProps) => (
  <ConfirmDialog
    title={messages.alertTitle}
    action={messages.deleteAction}
    danger
    busy={false}
    onConfirm={onClose}
    onClose={onClose}
  >
    <p>{messages.alertText}</p>
    <blockquote className="quote">{messages.alertQuote}</blockquote>
  </ConfirmDialog>
)
