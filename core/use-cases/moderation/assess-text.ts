import { Effect } from "effect"
import { withFormPhrases } from "../../domain/moderation/form-phrases.ts"
import { type Assessment, Moderator, type Urgency } from "../../ports/moderator.ts"

export const assessText = Effect.fnUntraced(function* (text: string, urgency: Urgency) {
  const { verdict, analysis } = yield* (yield* Moderator).assess(text, urgency)
  const final = withFormPhrases(text, verdict)
  return {
    verdict: final,
    analysis: final.decision === "rejected" ? undefined : analysis
  } satisfies Assessment
})
