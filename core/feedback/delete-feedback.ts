import { Effect } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { FeedbackId } from "./feedback.ts"
import * as rules from "./feedback-rules.ts"

/** Deletes an owner's item for good. */
export const deleteFeedback = Effect.fn("deleteFeedback")(function* (owner: OwnerId, id: string) {
  const item = FeedbackId(id)
  yield* (yield* HiveStore).change(owner, { items: [item] }, (hive) => rules.remove(hive, item))
})
