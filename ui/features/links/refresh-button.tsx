import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { LoaderCircleIcon, RefreshCwIcon } from "../../components/icons.tsx"
import { showToast } from "../../components/toast-store.ts"
import { linkMessages } from "../../messages/links.ts"

/** Reads everything on the page again. What does not load says so in its own place. */
export const RefreshButton = () => {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const refresh = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    await queryClient.invalidateQueries()
    setBusy(false)
    showToast(linkMessages.refreshed)
  }
  return (
    <button
      type="button"
      className="button ghost icon-only"
      aria-label={linkMessages.refresh}
      title={linkMessages.refresh}
      aria-busy={isBusy || undefined}
      onClick={refresh}
    >
      {isBusy ? <LoaderCircleIcon className="spinner" /> : <RefreshCwIcon />}
    </button>
  )
}
