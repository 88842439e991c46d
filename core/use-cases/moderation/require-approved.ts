import { Effect } from "effect"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { assessText } from "./assess-text.ts"

/**
 * Lets an owner's own texts pass only if the guard is sure of each: nobody could decide about a covered one. Fails
 * while the guard can't judge.
 */
export const requireApproved = Effect.fnUntraced(function* (texts: ReadonlyArray<string>, refusal: string) {
  const assessments = yield* Effect.forEach(texts, (text) => assessText(text, { isLate: true }), {
    concurrency: "unbounded"
  })
  if (assessments.some(({ verdict }) => verdict.decision !== "approved")) return yield* invalidInput(refusal)
})
