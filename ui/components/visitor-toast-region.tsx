import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { currentToast, subscribeToToasts } from "./toast-store.ts"
import { VisitorToastCard } from "./visitor-toast-card.tsx"

const renderNothing = (): null => null

/** `ToastRegion` without Radix, which is too large for the visitor page. F8 moves the focus here. */
export const VisitorToastRegion = () => {
  const everyPageMessages = useMessages("everyPage")
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, renderNothing)
  const region = useRef<HTMLElement>(null)
  const [hasFocus, setHasFocus] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "F8") region.current?.focus()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])

  return (
    <section
      ref={region}
      className="toast-region"
      aria-label={everyPageMessages.notifications}
      tabIndex={-1}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {toast?.isOpen === true && <VisitorToastCard key={toast.id} toast={toast} isHeld={hasFocus} />}
    </section>
  )
}
