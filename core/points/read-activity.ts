import { Effect } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import type { Activity } from "../contract/gamification-schemas.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { noonOf } from "../support/day.ts"

/** Entries that the dashboard lists (spec section 9). */
const listed = 5

/** The newest entries of the points history, with the points really given (design section 7). */
export const readActivity = Effect.fn("readActivity")(function* (owner: OwnerId) {
  const entries = yield* (yield* HiveStore).latestPoints(owner, listed)
  return entries.map(({ points, source, description, createdOn }) => ({
    points,
    source,
    description,
    createdAt: noonOf(createdOn)
  })) satisfies Activity
})
