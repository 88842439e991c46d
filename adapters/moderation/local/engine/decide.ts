import type { LabelScore, ModerationLabel, Verdict } from "#core/domain/moderation/verdict.ts"
import type { Opinion } from "./model/opinion.ts"
import type { Finding } from "./rules/findings.ts"
import { binding } from "./rules/rule.ts"

/** What a single finding must reach to refuse a text; milder findings never add up to a refusal. */
export const refusalScore = 0.5

/**
 * What a finding that does not bind is worth when the classifier, which knows of it, finds the text and the words
 * around it fair.
 */
export const contradicted = 0.5

type Opined = Pick<Opinion, "label" | "score">

const strongest = (scored: ReadonlyArray<LabelScore>): ReadonlyArray<LabelScore> => {
  const scores = new Map<ModerationLabel, number>()
  for (const { label, score } of scored) scores.set(label, Math.max(score, scores.get(label) ?? 0))
  return Array.from(scores, ([label, score]) => ({ label, score })).sort(
    (one, other) => other.score - one.score
  )
}

const isRefusal = ({ score }: LabelScore): boolean => score >= refusalScore

/** The classifier weighs the findings; where it refuses, they name the reason, and it does where there are none. */
const weighed = (
  findings: ReadonlyArray<LabelScore>,
  opinion: Opined | undefined
): ReadonlyArray<LabelScore> => {
  if (opinion === undefined || (isRefusal(opinion) && findings.some(isRefusal))) return findings
  if (isRefusal(opinion)) return [...findings, opinion]
  return findings.map(({ label, score }) => ({
    label,
    score: score < binding ? score * contradicted : score
  }))
}

/** The decision policy: from findings and the classifier's opinion to an answer and the reason for it. */
export const decide = (
  findings: ReadonlyArray<Finding>,
  opinion?: Opined
): Pick<Verdict, "decision" | "labels" | "reason"> => {
  const labels = strongest(weighed(findings, opinion))
  const refused = labels.filter(isRefusal).map(({ label }) => label)
  return refused.length > 0
    ? { decision: "rejected", labels, reason: `Found ${refused.join(", ")}.` }
    : { decision: "approved", labels, reason: "Nothing abusive was found." }
}
