import { Effect } from "effect"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { assessText } from "./assess-text.ts"

/** Refuses an owner's own texts if the guard rejects one. Where it is unsure, the owner decides, as about notes. */
export const requireAcceptable = Effect.fnUntraced(function* (texts: ReadonlyArray<string>, refusal: string) {
  const assessments = yield* Effect.forEach(texts, (text) => assessText(text, { mayDecideAlone: true }), {
    concurrency: "unbounded"
  })
  if (assessments.some(({ verdict }) => verdict.decision === "rejected")) return yield* invalidInput(refusal)
})
