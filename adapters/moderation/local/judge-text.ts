import type { Verdict } from "../../../core/moderation/verdict.ts"
import { bindCertain } from "./binding.ts"
import { isCryForHelp } from "./cry-for-help.ts"
import { decide } from "./decide.ts"
import { gatherEvidence, keptFindings, readingsOf } from "./model/evidence.ts"
import { limitsFor } from "./model/limits.ts"
import { models } from "./model/models.ts"
import { opinionOn } from "./model/opinion.ts"
import { understand } from "./model/understand-text.ts"
import { emptyText } from "./text/normalise.ts"

export const guardName = "local"
export const guardVersion = "4"

/** Lists, then patterns, then the trained classifier, then the decision: the same text always gets the same verdict. */
export const judgeText = (text: string): Verdict => {
  const understood = understand(readingsOf(text).at(-1) ?? emptyText)
  const { language } = understood.dialect
  const evidence = gatherEvidence(text, language)
  const last = evidence.at(-1)
  // The classifier cannot tell who is to be hurt; a cry for help is left to the rules.
  const isOpen = last !== undefined && !isCryForHelp(text)
  const opinion = isOpen ? opinionOn(text, last, understood, models, limitsFor) : undefined
  const findings = evidence.flatMap((one) =>
    opinion === undefined ? keptFindings(one) : bindCertain(text, one, language)
  )
  return { ...decide(findings, opinion), guard: guardName, version: guardVersion }
}
