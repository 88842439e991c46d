import { Effect } from "effect"
import type { FeedbackItem } from "../../contract/feedback-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { ListPage } from "../../domain/feedback/list-page.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { viewFeedback } from "./feedback-view.ts"
import { questionsOf } from "./readable-questions.ts"

/** Texts decrypted before other fibers get their turn. */
const sealsPerBatch = 50

export const listFeedback = Effect.fn("listFeedback")(function* (owner: OwnerId, page?: ListPage) {
  const items = yield* (yield* HiveStore).listFeedback(owner, page)
  const questions = yield* questionsOf(owner, items)
  const views: Array<FeedbackItem> = []
  for (let from = 0; from < items.length; from += sealsPerBatch) {
    if (from > 0) yield* Effect.yieldNow
    const batch = items.slice(from, from + sealsPerBatch)
    views.push(...(yield* Effect.forEach(batch, (item) => viewFeedback(item, questions))))
  }
  return views
})
