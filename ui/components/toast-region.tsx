import { useEffect, useRef, useSyncExternalStore } from "react"
import { commonMessages } from "../messages/common.ts"
import { ToastCard } from "./toast-card.tsx"
import { currentToast, subscribeToToasts } from "./toast-store.ts"

const none = (): null => null

/** As a popover it stands above an open dialog, which lies in the browser's top layer. */
const bringToTop = (region: HTMLElement): void => {
  if (typeof region.showPopover !== "function") return
  const isOpen = region.matches(":popover-open")
  if (isOpen && document.querySelector("dialog[open]") === null) return
  if (isOpen) region.hidePopover()
  region.showPopover()
}

/** Where toasts appear. F8 moves the focus here. */
export const ToastRegion = () => {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "F8") region.current?.focus()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])

  useEffect(() => {
    if (region.current !== null) bringToTop(region.current)
  }, [toast?.id])

  return (
    <section
      ref={region}
      className="toast-region"
      aria-label={commonMessages.notifications}
      tabIndex={-1}
      popover="manual"
    >
      <div aria-live="polite">{toast !== null && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  )
}
