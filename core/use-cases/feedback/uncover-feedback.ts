import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { FeedbackId } from "../../domain/feedback/feedback.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { viewFeedback } from "./feedback-view.ts"

/** Shows a covered item to its owner, for good, and returns it as it is seen from now on. */
export const uncoverFeedback = Effect.fn("uncoverFeedback")(function* (owner: OwnerId, id: string) {
  const item = FeedbackId(id)
  const hives = yield* HiveStore
  const shown = yield* hives.change(owner, { items: [item] }, (hive) => rules.uncover(hive, item))
  return yield* viewFeedback(shown)
})
