import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { FeedbackId } from "../../domain/feedback/feedback.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { viewChanged } from "./view-changed.ts"

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
  return yield* viewChanged(changed)
})
