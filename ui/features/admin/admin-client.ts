import { focusManager, type QueryClient, queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { ApiError, isUnauthorized, request, userMessageOf } from "../../api/api-client.ts"
import { isOtherAccount, setPageAccount } from "../../api/page-account.ts"
import { makeQueryClient } from "../../api/query-client.ts"
import { showProblem } from "../../components/toast-store.ts"

/** Refetched whenever the window gets the focus, but never retried (spec section 7). */
export const adminSessionQuery = queryOptions({
  queryKey: ["admin-session"],
  queryFn: () => request(calls.adminSession, {}),
  refetchOnWindowFocus: "always",
  retryOnMount: false
})

/** Without this, the library notices only tabs that are hidden and shown again. */
const listenForFocus = (onFocus: () => void): (() => void) => {
  const listener = (): void => onFocus()
  window.addEventListener("focus", listener)
  document.addEventListener("visibilitychange", listener)
  return () => {
    window.removeEventListener("focus", listener)
    document.removeEventListener("visibilitychange", listener)
  }
}
focusManager.setEventListener(listenForFocus)

const redirectDelayMillis = 500

export const endSessionIfLost = (error: unknown): boolean => {
  const mayHaveLostRole = error instanceof ApiError && error.status === 403
  if (mayHaveLostRole) void adminClient.invalidateQueries(adminSessionQuery)
  if (!isUnauthorized(error)) return false
  if (isOtherAccount(error)) {
    showProblem(({ common }) => common.otherAccount)
    void adminClient.invalidateQueries(adminSessionQuery)
    return true
  }
  showProblem(
    ({ common }) => common.unauthorized,
    ({ common }) => common.loggingIn
  )
  setTimeout(
    () => adminClient.setQueryData(adminSessionQuery.queryKey, { isAuthenticated: false }),
    redirectDelayMillis
  )
  return true
}

export const showAdminFailure =
  (title: string, otherwise?: string) =>
  (error: unknown): void => {
    if (!endSessionIfLost(error))
      showProblem(title, ({ common, apiErrors }) =>
        userMessageOf(error, otherwise ?? common.connectionErrorHint, apiErrors)
      )
  }

/** Separate from the owner's client, so that neither session affects the other. */
export const adminClient: QueryClient = makeQueryClient(endSessionIfLost)

const [sessionKey] = adminSessionQuery.queryKey

/** Removes all that the former admin read, before the page is rendered for another one or for nobody. */
const followSession = (): void => {
  let shown: string | undefined
  adminClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionKey) return
    const admin = adminClient.getQueryData(adminSessionQuery.queryKey)?.admin?.username
    if (admin === shown) return
    shown = admin
    if (admin !== undefined) setPageAccount("admin", admin)
    adminClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey })
  })
}
followSession()
