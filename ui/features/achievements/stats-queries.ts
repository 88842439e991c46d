import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api-client.ts"

export const statsQuery = queryOptions({
  queryKey: ["stats"],
  queryFn: () => request(calls.stats, {})
})

export const activityQuery = queryOptions({
  queryKey: ["activity"],
  queryFn: () => request(calls.activity, {})
})
