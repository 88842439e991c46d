import { useSyncExternalStore } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { TriangleAlertIcon } from "./visitor-icons.tsx"

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

const isOnline = (): boolean => navigator.onLine

export const OfflineNote = () => {
  const shellMessages = useMessages("shell")
  const online = useSyncExternalStore(subscribe, isOnline)
  return (
    <div role="status">
      {!online && (
        <p className="shell-offline-note">
          <TriangleAlertIcon size="small" />
          <span>{shellMessages.offline}</span>
        </p>
      )}
    </div>
  )
}
