import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

/** Never refetched by itself: that would take recovery codes off the screen that are shown once. */
export const adminSecondFactorQuery = queryOptions({
  queryKey: ["admin-second-factor"],
  queryFn: () => request(calls.adminSecondFactor, {}),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false
})
