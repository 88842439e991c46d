import { Effect } from "effect"
import type { FeedbackItem } from "../../contract/feedback-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { ListPage } from "../../domain/feedback/list-page.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { viewFeedback } from "./feedback-view.ts"

/** Seals that are opened in one go: others have their turn before the next ones. */
const openedAtOnce = 50

/** An owner's approved and rejected items, newest day first, by id within a day; or a part of them. */
export const listFeedback = Effect.fn("listFeedback")(function* (owner: OwnerId, page?: ListPage) {
  const items = yield* (yield* HiveStore).listFeedback(owner, page)
  const views: Array<FeedbackItem> = []
  for (let from = 0; from < items.length; from += openedAtOnce) {
    if (from > 0) yield* Effect.yieldNow
    views.push(...(yield* Effect.forEach(items.slice(from, from + openedAtOnce), viewFeedback)))
  }
  return views
})
