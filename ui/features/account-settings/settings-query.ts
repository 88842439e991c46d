import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

export const settingsQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => request(calls.accountSettings, {}),
  /** Refetches at `opensAt`, when a page that waits for it opens by itself. */
  refetchInterval: ({ state: { data } }) =>
    data?.opensAt ? Math.max(1_000, Date.parse(data.opensAt) - Date.now()) : false
})
