import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

/**
 * Never refetched by itself: a new response would take the recovery codes, which are shown only once, off the screen.
 */
export const adminSecondFactorQuery = queryOptions({
  queryKey: ["admin-second-factor"],
  queryFn: () => request(calls.adminSecondFactor, {}),
  refetchOnReconnect: false
})
