import * as Radix from "radix-ui/alert-dialog"
import { type ReactNode, useId } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { closeOnEscape } from "./close-on-escape.ts"
import { useFocusReturn } from "./use-focus-return.ts"

interface AlertDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly text: ReactNode
  readonly action: ReactNode
}

export const AlertDialog = ({ title, onClose, text, action }: AlertDialogProps) => {
  const commonMessages = useMessages("common")
  const focusReturn = useFocusReturn()
  const textId = useId()
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div className="scrim" />
        <Radix.Content
          {...focusReturn}
          className="dialog"
          aria-modal
          aria-describedby={textId}
          onKeyDown={closeOnEscape(onClose)}
        >
          <Radix.Title className="small">{title}</Radix.Title>
          <div id={textId} className="form">
            {text}
          </div>
          <div className="foot">
            <Radix.Cancel className="button ghost">{commonMessages.cancel}</Radix.Cancel>
            {action}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
