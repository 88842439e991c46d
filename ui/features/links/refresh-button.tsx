import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { isUnauthorized } from "../../api/api-client.ts"
import { currentUserQuery } from "../../app/session-query.ts"
import { RefreshCwIcon } from "../../components/icons.tsx"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { Tooltip } from "../../components/tooltip.tsx"
import { LoaderCircleIcon } from "../../components/visitor-icons.tsx"
import { whileBusy } from "../../components/while-busy.ts"
import { useMessages } from "../../messages/messages-context.ts"

/** Refetches everything but the session, so that a lost response doesn't sign the owner out. */
const useRefresh = () => {
  const linkMessages = useMessages("links")
  const commonMessages = useMessages("common")
  const queryClient = useQueryClient()
  return async (): Promise<void> => {
    const [userKey] = currentUserQuery.queryKey
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey })
    const errors = queryClient
      .getQueryCache()
      .findAll({ type: "active" })
      .flatMap(({ state }) => state.error ?? [])
    if (errors.length === 0) showToast(linkMessages.refreshed)
    else if (!errors.some(isUnauthorized)) {
      showProblem(commonMessages.didNotLoad, commonMessages.didNotLoadHint)
    }
  }
}

export const RefreshButton = () => {
  const linkMessages = useMessages("links")
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const onClick = async (): Promise<void> => {
    setBusy(true)
    await refresh()
    setBusy(false)
  }
  return (
    <Tooltip text={linkMessages.refresh}>
      <button
        type="button"
        className="button ghost icon-only"
        aria-label={linkMessages.refresh}
        {...whileBusy(isBusy, onClick)}
      >
        {isBusy ? <LoaderCircleIcon className="spinner" /> : <RefreshCwIcon />}
      </button>
    </Tooltip>
  )
}
