import { Effect } from "effect"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { settleFeedback } from "#core/use-cases/moderation/settle-feedback.ts"

/** Judges everything that is pending, as the worker would. */
export const settleAll = Effect.gen(function* () {
  const pending = yield* PendingFeedback
  const items = yield* pending.claim(1000)
  yield* Effect.forEach(items, (item) => settleFeedback(item, { mayDecideAlone: false }))
})
