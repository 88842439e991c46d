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
import { emptyText } from "./text/normalise.ts"

export const guardName = "local"
export const guardVersion = "5"

/** Another strictness judges otherwise: what it judged is not up to date. */
export const guardVersionAt = (strictness: Strictness): string =>
  strictness === defaultStrictness ? guardVersion : `${guardVersion} ${strictness}`

/** Lists, then patterns, then the trained classifier, then the decision: the same text always gets the same verdict. */
export const judgeText = (text: string, strictness: Strictness = defaultStrictness): Verdict => {
  const understood = understand(readingsOf(text).at(-1) ?? emptyText)
  const evidence = gatherEvidence(text, understood.dialect.language)
  // The classifier cannot tell who is to be hurt; a cry for help is left to the rules.
  const opinion = isCryForHelp(text) ? undefined : opinionOn(text, evidence, understood, models, limitsFor)
  const findings = evidence.flatMap((one) => bindBrief(text, one))
  return { ...decide(findings, opinion), guard: guardName, version: guardVersionAt(strictness) }
}
