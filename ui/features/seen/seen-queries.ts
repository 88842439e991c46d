import { type QueryClient, queryOptions } from "@tanstack/react-query"
import type { BodyOf } from "#core/contract/call.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

export const seenQuery = queryOptions({ queryKey: ["seen"], queryFn: () => request(calls.readSeen, {}) })

/** A failure is ignored: the same items are marked as new again on the next visit. */
export const sendSeen = (body: BodyOf<typeof calls.noteSeen>): void => {
  request(calls.noteSeen, { body }).catch(() => undefined)
}

export const sendSeenBadges = (queries: QueryClient, badges: ReadonlyArray<string>): void => {
  queries.setQueryData(seenQuery.queryKey, (seen) => (seen === undefined ? seen : { ...seen, badges }))
  sendSeen({ badges })
}
