import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { FeedbackId } from "../../domain/feedback/feedback.ts"
import { swapItems } from "../../domain/hives/swap-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { viewChanged } from "./view-changed.ts"

export const swapFeedback = Effect.fn("swapFeedback")(function* (
  owner: OwnerId,
  id: string,
  instead: string
) {
  const item = FeedbackId(id)
  const other = FeedbackId(instead)
  const hives = yield* HiveStore
  const shown = yield* hives.change(owner, { items: [item, other] }, (hive) => swapItems(hive, item, other))
  return yield* viewChanged(shown)
})
