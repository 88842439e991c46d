import { focusManager, type QueryClient, queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { isUnauthorized, request } from "../../api/api-client.ts"
import { makeQueryClient } from "../../api/query-client.ts"
import { showProblem } from "../../components/toast-store.ts"
import { commonMessages } from "../../messages/common.ts"

/** Asked again whenever the window gets the focus, and never because it failed (spec section 7). */
export const adminSessionQuery = queryOptions({
  queryKey: ["admin-session"],
  queryFn: () => request(calls.adminSession, {}),
  refetchOnWindowFocus: "always",
  retryOnMount: false
})

/** By itself the library listens only to tabs that are hidden and shown again. */
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

const redirectDelay = 500

/** A 401 means that the admin's session is lost: says so, and the guard leads to the sign-in (spec section 8). */
export const endSessionIfLost = (error: unknown): boolean => {
  if (!isUnauthorized(error)) return false
  showProblem(commonMessages.unauthorized, commonMessages.loggingIn)
  setTimeout(
    () => adminClient.setQueryData(adminSessionQuery.queryKey, { isAuthenticated: false }),
    redirectDelay
  )
  return true
}

/** The portal's own: what is lost or cleared here touches no owner's session, and the other way round. */
export const adminClient: QueryClient = makeQueryClient(endSessionIfLost)
