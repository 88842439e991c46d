import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { readCurrentUser } from "./current-user.ts"

export const currentUserQuery = queryOptions({
  queryKey: ["user"],
  queryFn: readCurrentUser,
  retryOnMount: false
})

/** Somebody is signed in if the call returns data; otherwise nobody is, whatever the reason (spec section 4). */
export const loadCurrentUser = (queryClient: QueryClient): Promise<CurrentUser | null> =>
  queryClient.ensureQueryData(currentUserQuery).catch(() => null)
