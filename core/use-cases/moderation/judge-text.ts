import { Effect } from "effect"
import { withFormPhrases } from "../../domain/moderation/form-phrases.ts"
import { Guard, type Urgency } from "../../ports/guard.ts"

/** What the guard says of a text that may have come past the form. */
export const judgeText = Effect.fnUntraced(function* (text: string, urgency: Urgency) {
  return withFormPhrases(text, yield* (yield* Guard).judge(text, urgency))
})
