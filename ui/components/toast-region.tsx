import * as Radix from "radix-ui/toast"
import { useSyncExternalStore } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { ToastCard } from "./toast-card.tsx"
import {
  currentToast,
  dismissToast,
  subscribeToToasts,
  swipeThresholdPixels,
  toastDurationMillis
} from "./toast-store.ts"
import { useRegionFocus } from "./use-region-focus.ts"

export const ToastRegion = () => {
  const commonMessages = useMessages("common")
  const everyPageMessages = useMessages("everyPage")
  const toast = useSyncExternalStore(subscribeToToasts, currentToast)
  const focus = useRegionFocus()
  const close = (): void => {
    focus.giveBack()
    dismissToast()
  }
  return (
    <Radix.Provider
      label={commonMessages.notification}
      duration={toastDurationMillis}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPixels}
    >
      {toast !== null && <ToastCard key={toast.id} toast={toast} onClose={close} />}
      {/* Dialogs hide all but live regions from screen readers; this one is heard through Radix's own. */}
      <Radix.Viewport
        ref={focus.list}
        className="toast-region"
        label={everyPageMessages.notifications}
        aria-live="off"
      />
    </Radix.Provider>
  )
}
