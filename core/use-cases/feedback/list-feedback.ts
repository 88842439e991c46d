import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { viewFeedback } from "./feedback-view.ts"

/** An owner's approved and rejected items, newest day first, by id within a day. */
export const listFeedback = Effect.fn("listFeedback")(function* (owner: OwnerId) {
  const items = yield* (yield* HiveStore).listFeedback(owner)
  return yield* Effect.forEach(items, viewFeedback)
})
