import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { BodyOf } from "#core/contract/call.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

/** What the owner had seen when this page was opened. */
export const seenQuery = queryOptions({ queryKey: ["seen"], queryFn: () => request(calls.readSeen, {}) })

/** Tells the hive; where that fails, the same is new once more on the next visit. */
export const tellSeen = (body: BodyOf<typeof calls.noteSeen>): void => {
  request(calls.noteSeen, { body }).catch(() => undefined)
}

export const tellSeenBadges = (queries: QueryClient, badges: ReadonlyArray<string>): void => {
  queries.setQueryData(seenQuery.queryKey, (seen) => (seen === undefined ? seen : { ...seen, badges }))
  tellSeen({ badges })
}
