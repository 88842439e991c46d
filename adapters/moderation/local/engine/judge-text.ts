import { containsOffensivePhrase } from "#core/domain/feedback/offensive-phrases.ts"
import { defaultStrictness, type Strictness } from "#core/domain/moderation/strictness.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"
import { isCryForHelp } from "./cry-for-help.ts"
import { decide } from "./decide.ts"
import { gatherEvidence, readingsOf } from "./model/evidence.ts"
import { limitsFor } from "./model/limits.ts"
import { models } from "./model/models.ts"
import { opinionOn } from "./model/opinion.ts"
import { bindBrief } from "./model/parts.ts"
import { understand } from "./model/understand-text.ts"
import { certain } from "./rule.ts"
import { emptyText } from "./text/normalise.ts"

export const guardName = "local"
export const guardVersion = "5"

/** Another strictness judges otherwise: what it judged is not up to date. */
export const guardVersionAt = (strictness: Strictness): string =>
  strictness === defaultStrictness ? guardVersion : `${guardVersion} ${strictness}`

type Judged = Pick<Verdict, "decision" | "labels" | "reason">

/** What the form would not have taken is rejected, unless somebody speaks of their own despair. */
const withoutListedPhrases = (text: string, judged: Judged): Judged =>
  judged.decision === "rejected" || !containsOffensivePhrase(text) || isCryForHelp(text)
    ? judged
    : {
        decision: "rejected",
        labels: [
          { label: "insult", score: certain },
          ...judged.labels.filter(({ label }) => label !== "insult")
        ],
        reason: "It holds a phrase that the form refuses."
      }

/** Lists, then patterns, then the trained classifier, then the decision: the same text always gets the same verdict. */
export const judgeText = (text: string, strictness: Strictness = defaultStrictness): Verdict => {
  const understood = understand(readingsOf(text).at(-1) ?? emptyText)
  const evidence = gatherEvidence(text, understood.dialect.language)
  // The classifier cannot tell who is to be hurt; a cry for help is left to the rules.
  const opinion = isCryForHelp(text) ? undefined : opinionOn(text, evidence, understood, models, limitsFor)
  const findings = evidence.flatMap((one) => bindBrief(text, one))
  const judged = withoutListedPhrases(text, decide(findings, opinion))
  return { ...judged, guard: guardName, version: guardVersionAt(strictness) }
}
