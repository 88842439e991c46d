import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { FeedbackId } from "../../domain/feedback/feedback.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { viewChanged } from "./view-changed.ts"

export const uncoverFeedback = Effect.fn("uncoverFeedback")(function* (owner: OwnerId, id: string) {
  const item = FeedbackId(id)
  const hives = yield* HiveStore
  const shown = yield* hives.change(owner, { items: [item] }, (hive) => rules.uncoverItem(hive, item))
  return yield* viewChanged(shown)
})
