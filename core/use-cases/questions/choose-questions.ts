import { Effect } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { normalQuestion, questionsProblem, questionTexts } from "../../domain/feedback/question-text.ts"
import { stored } from "../../domain/hives/change-result.ts"
import { chosenQuestions, type QuestionText } from "../../domain/questions/owner-questions.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Secrets } from "../../ports/secrets.ts"
import { requireAcceptable } from "../moderation/require-acceptable.ts"
import { releaseMoment } from "../time/release-moment.ts"

const linesOf = ({ question, thanks }: QuestionText): ReadonlyArray<string> =>
  thanks === "" ? [question] : [question, thanks]

export const chooseQuestions = Effect.fn("chooseQuestions")(function* (
  owner: OwnerId,
  typed: ReadonlyArray<QuestionText>
) {
  const texts = typed.map(normalQuestion)
  const problem = questionsProblem(texts)
  if (problem !== null) return yield* invalidInput(problem)
  yield* requireAcceptable(texts.flatMap(linesOf), questionTexts.refused)
  const hives = yield* HiveStore
  const newIds = yield* Effect.forEach(texts, () => Effect.flatMap(Secrets, ({ uuid }) => uuid))
  const answered = new Set((yield* hives.countAnswers(owner)).keys())
  const moment = yield* releaseMoment
  const updatedAt = isoTimeOf(moment.now)
  return yield* hives.change(owner, {}, ({ account }) => {
    const questions = chosenQuestions(account, { texts, newIds, answered }, moment)
    const changed: Account = { ...account, questions, updatedAt }
    return stored(changed)
  })
})
