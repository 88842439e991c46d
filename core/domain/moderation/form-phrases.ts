import { hasCrisisPhrase } from "../feedback/crisis-phrases.ts"
import { hasOffensivePhrase } from "../feedback/offensive-phrases.ts"
import type { Verdict } from "./verdict.ts"

export const isUnkind = (text: string): boolean => hasOffensivePhrase(text) && !hasCrisisPhrase(text)

export const withFormPhrases = (text: string, verdict: Verdict): Verdict =>
  verdict.decision === "rejected" || !isUnkind(text)
    ? verdict
    : {
        ...verdict,
        decision: "rejected",
        labels: [{ label: "insult", score: 1 }, ...verdict.labels.filter(({ label }) => label !== "insult")],
        reason: "It holds a phrase that the form refuses."
      }
