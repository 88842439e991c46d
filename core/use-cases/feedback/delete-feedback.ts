import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { FeedbackId } from "../../domain/feedback/feedback.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"

export const deleteFeedback = Effect.fn("deleteFeedback")(function* (owner: OwnerId, id: string) {
  const item = FeedbackId(id)
  yield* (yield* HiveStore).change(owner, { items: [item] }, (hive) => rules.removeItem(hive, item))
})
