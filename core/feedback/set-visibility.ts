import { Effect } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { FeedbackId } from "./feedback.ts"
import * as rules from "./feedback-rules.ts"
import { viewFeedback } from "./feedback-view.ts"

/** Makes an owner's item public or private, and returns it as the owner sees it. */
export const setVisibility = Effect.fn("setVisibility")(function* (
  owner: OwnerId,
  id: string,
  isPublic: boolean
) {
  const item = FeedbackId(id)
  const hives = yield* HiveStore
  const changed = yield* hives.change(owner, { items: [item] }, (hive) =>
    rules.setVisibility(hive, item, isPublic)
  )
  return yield* viewFeedback(changed)
})
