import * as Radix from "radix-ui/toast"
import { useMessages } from "../messages/messages-context.ts"
import { stayWhileComposing } from "./close-on-escape.ts"
import { type Toast, toastTextOf } from "./toast-store.ts"
import { useErrorTexts } from "./use-error-texts.ts"
import { CircleCheckIcon, TriangleAlertIcon, XIcon } from "./visitor-icons.tsx"

interface ToastCardProps {
  readonly toast: Toast
  readonly onClose: () => void
}

/** An open dialog disables the pointer for everything outside it, so toasts enable it again. */
const isFocusable = { pointerEvents: "auto" } as const

export const ToastCard = ({ toast, onClose }: ToastCardProps) => {
  const everyPageMessages = useMessages("everyPage")
  const messages = { common: useMessages("common"), apiErrors: useErrorTexts() }
  return (
    <Radix.Root
      className={toast.destructive ? "toast destructive" : "toast"}
      type={toast.destructive ? "foreground" : "background"}
      open={toast.isOpen}
      onOpenChange={onClose}
      onEscapeKeyDown={stayWhileComposing}
      style={isFocusable}
    >
      {toast.destructive ? <TriangleAlertIcon /> : <CircleCheckIcon />}
      <div className="grow">
        <Radix.Title asChild>
          <b>{toastTextOf(toast.title, messages)}</b>
        </Radix.Title>{" "}
        {toast.description !== null && (
          <Radix.Description>{toastTextOf(toast.description, messages)}</Radix.Description>
        )}
      </div>
      {toast.action !== null && (
        <Radix.Action
          className="button ghost undo"
          altText={toast.action.explained}
          onClick={toast.action.onSelect}
        >
          {toast.action.label}
        </Radix.Action>
      )}
      <Radix.Close className="button ghost icon-only close" aria-label={everyPageMessages.close}>
        <XIcon size="small" />
      </Radix.Close>
    </Radix.Root>
  )
}
