import * as Radix from "radix-ui/toast"
import { everyPageMessages } from "../messages/every-page.ts"
import type { Toast } from "./toast-store.ts"
import { CircleCheckIcon, TriangleAlertIcon, XIcon } from "./visitor-icons.tsx"

interface ToastCardProps {
  readonly toast: Toast
  readonly onClose: () => void
}

/** An open dialog disables the pointer for everything outside it, so toasts enable it again. */
const isFocusable = { pointerEvents: "auto" } as const

export const ToastCard = ({ toast, onClose }: ToastCardProps) => (
  <Radix.Root
    className={toast.destructive ? "toast destructive" : "toast"}
    type={toast.destructive ? "foreground" : "background"}
    open={toast.isOpen}
    onOpenChange={onClose}
    style={isFocusable}
  >
    {toast.destructive ? <TriangleAlertIcon /> : <CircleCheckIcon />}
    <div className="grow">
      <Radix.Title asChild>
        <b>{toast.title}</b>
      </Radix.Title>{" "}
      {toast.description !== null && <Radix.Description>{toast.description}</Radix.Description>}
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
