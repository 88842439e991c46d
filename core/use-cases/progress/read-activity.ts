import { Effect } from "effect"
import type { Activity } from "../../contract/progress-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { noonOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"

const maxActivityEntries = 5

export const readActivity = Effect.fn("readActivity")(function* (owner: OwnerId) {
  const entries = yield* (yield* HiveStore).latestPoints(owner, maxActivityEntries)
  return entries.map(({ points, source, description, createdOn }) => ({
    points,
    source,
    description,
    createdAt: noonOf(createdOn)
  })) satisfies Activity
})
