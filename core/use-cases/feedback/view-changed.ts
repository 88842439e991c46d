import { Effect } from "effect"
import type { ListedItem } from "../../domain/feedback/feedback.ts"
import { viewFeedback } from "./feedback-view.ts"
import { questionsOf } from "./readable-questions.ts"

export const viewChanged = Effect.fnUntraced(function* (item: ListedItem) {
  return yield* viewFeedback(item, yield* questionsOf(item.owner, [item]))
})
