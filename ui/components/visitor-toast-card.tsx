import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { useMessages } from "../messages/messages-context.ts"
import {
  dismissToast,
  swipeThresholdPixels,
  type Toast,
  type ToastText,
  toastDurationMillis
} from "./toast-store.ts"
import { CircleCheckIcon, TriangleAlertIcon, XIcon } from "./visitor-icons.tsx"

interface VisitorToastCardProps {
  readonly toast: Toast
  readonly isHeld: boolean
}

/** A visitor's page has no text that is a function: components show its toasts, and they have their messages. */
const plainText = (text: ToastText | null): string | null => (typeof text === "string" ? text : null)

export const VisitorToastCard = ({ toast, isHeld }: VisitorToastCardProps) => {
  const everyPageMessages = useMessages("everyPage")
  const [isHovered, setHovered] = useState(false)
  const isPaused = isHovered || isHeld
  const swipeFrom = useRef<number | null>(null)

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(dismissToast, toastDurationMillis)
    return () => clearTimeout(timer)
  }, [isPaused])

  const close = (event: MouseEvent<HTMLButtonElement>): void => {
    // React reports no loss of focus for what it removes, and the region would hold the next toast.
    event.currentTarget.blur()
    dismissToast()
  }
  const onPointerDown = (event: PointerEvent): void => {
    swipeFrom.current = event.clientX
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (swipeFrom.current !== null && event.clientX - swipeFrom.current > swipeThresholdPixels) dismissToast()
  }
  const endSwipe = (): void => {
    swipeFrom.current = null
  }
  return (
    <div
      className={toast.destructive ? "toast destructive" : "toast"}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endSwipe}
      onPointerCancel={endSwipe}
    >
      {toast.destructive ? <TriangleAlertIcon /> : <CircleCheckIcon />}
      <div className="grow" role={toast.destructive ? "alert" : "status"}>
        <b>{plainText(toast.title)}</b> {plainText(toast.description)}
      </div>
      <button
        type="button"
        className="button ghost icon-only close"
        aria-label={everyPageMessages.close}
        onClick={close}
      >
        <XIcon size="small" />
      </button>
    </div>
  )
}
