import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { DigestDays } from "../../domain/accounts/digest.ts"
import type { ListedItem } from "../../domain/feedback/feedback.ts"
import type { Day } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"

/** Counts only whole days that are over, so that the digest reveals no more about arrival times than the list. */
const isCountedInDigest =
  (since: Day, before: Day) =>
  ({ moderationStatus, createdOn }: ListedItem): boolean =>
    moderationStatus === "approved" && createdOn >= since && createdOn < before

export const countNotes = Effect.fnUntraced(function* (
  owner: OwnerId,
  since: Day,
  { dueOn, today }: DigestDays
) {
  const items = yield* (yield* HiveStore).listFeedback(owner)
  return items.some(isCountedInDigest(since, dueOn))
    ? items.filter(isCountedInDigest(since, today)).length
    : 0
})
