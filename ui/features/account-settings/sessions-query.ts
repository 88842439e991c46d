import { queryOptions } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: () => request(calls.listSessions, {})
})
