import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

export const settingsQuery = queryOptions({
  queryKey: ["account"],
  queryFn: () => request(calls.accountSettings, {}),
  /** A page that waits for a boundary opens there by itself. */
  refetchInterval: ({ state: { data } }) =>
    data?.opensAt ? Math.max(1_000, Date.parse(data.opensAt) - Date.now()) : false
})
