import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { FeedbackId } from "../../domain/feedback/feedback.ts"
import { feedbackProblem } from "../../domain/feedback/feedback-text.ts"
import type { ReplyStatus } from "../../domain/feedback/reply-statuses.ts"
import { answerItem, setStatus } from "../../domain/hives/reply-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { trimText } from "../../domain/values/text.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { requireAcceptable } from "../moderation/require-acceptable.ts"
import { today } from "../time/today.ts"
import { viewChanged } from "./view-changed.ts"

const answerRefusal = "The moderation guard refused this answer. Please word it differently."

export const setFeedbackStatus = Effect.fn("setFeedbackStatus")(function* (
  owner: OwnerId,
  id: string,
  status: ReplyStatus | null
) {
  const item = FeedbackId(id)
  const on = yield* today
  const hives = yield* HiveStore
  return yield* viewChanged(
    yield* hives.change(owner, { items: [item] }, (hive) => setStatus(hive, item, status, on))
  )
})

/** An answer follows the rules of feedback: an owner may not write what nobody may write to an owner. */
const sealAnswer = Effect.fnUntraced(function* (owner: OwnerId, item: FeedbackId, typed: string) {
  const problem = feedbackProblem(typed)
  if (problem !== null) return yield* invalidInput(problem)
  const text = trimText(typed)
  yield* requireAcceptable([text], answerRefusal)
  return yield* (yield* Sealer).seal(text, { owner, item, field: "answer" })
})

export const answerFeedback = Effect.fn("answerFeedback")(function* (
  owner: OwnerId,
  id: string,
  typed: string | null
) {
  const item = FeedbackId(id)
  const answer = typed === null ? null : yield* sealAnswer(owner, item, typed)
  const on = yield* today
  const hives = yield* HiveStore
  return yield* viewChanged(
    yield* hives.change(owner, { items: [item] }, (hive) => answerItem(hive, item, answer, on))
  )
})
