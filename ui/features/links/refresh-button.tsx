import { type Query, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { isUnauthorized } from "../../api/api-client.ts"
import { currentUserQuery } from "../../app/session-query.ts"
import { RefreshCwIcon } from "../../components/icons.tsx"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { Tooltip } from "../../components/tooltip.tsx"
import { LoaderCircleIcon } from "../../components/visitor-icons.tsx"
import { whileBusy } from "../../components/while-busy.ts"
import { useMessages } from "../../messages/messages-context.ts"

/** Refetches the owner only after everything else, so that a session that ended leads to the sign-in first. */
const useRefresh = () => {
  const linkMessages = useMessages("links")
  const commonMessages = useMessages("common")
  const queryClient = useQueryClient()
  const refetch = async (predicate: (query: Query) => boolean): Promise<ReadonlyArray<Error>> => {
    await queryClient.invalidateQueries({ predicate })
    return queryClient
      .getQueryCache()
      .findAll({ type: "active" })
      .flatMap(({ state }) => state.error ?? [])
  }
  return async (): Promise<void> => {
    const [userKey] = currentUserQuery.queryKey
    let errors = await refetch(({ queryKey }) => queryKey[0] !== userKey)
    if (!errors.some(isUnauthorized)) errors = await refetch(({ queryKey }) => queryKey[0] === userKey)
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
