import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { ListPage } from "../../domain/feedback/list-page.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { viewFeedback } from "./feedback-view.ts"

/** An owner's approved and rejected items, newest day first, by id within a day; or a part of them. */
export const listFeedback = Effect.fn("listFeedback")(function* (owner: OwnerId, page?: ListPage) {
  const items = yield* (yield* HiveStore).listFeedback(owner, page)
  return yield* Effect.forEach(items, viewFeedback)
})
