import type { LabelScore, ModerationLabel, Verdict } from "../../../core/moderation/verdict.ts"
import type { Finding } from "./findings.ts"
import type { Opinion } from "./model/opinion.ts"

/** What a single finding must reach to refuse a text; milder findings never add up to a refusal. */
export const refusalScore = 0.5

/** What a finding is worth when the classifier is sure that the text is fair. */
export const contradicted = 0.5

type Opined = Pick<Opinion, "label" | "score" | "isFair">

const strongest = (scored: ReadonlyArray<LabelScore>): ReadonlyArray<LabelScore> => {
  const scores = new Map<ModerationLabel, number>()
  for (const { label, score } of scored) scores.set(label, Math.max(score, scores.get(label) ?? 0))
  return Array.from(scores, ([label, score]) => ({ label, score })).sort(
    (one, other) => other.score - one.score
  )
}

const weighed = (
  findings: ReadonlyArray<Finding>,
  opinion: Opined | undefined
): ReadonlyArray<LabelScore> => {
  const factor = opinion?.isFair === true ? contradicted : 1
  const found = findings.map(({ label, score }) => ({ label, score: score * factor }))
  return opinion !== undefined && opinion.score >= refusalScore ? [...found, opinion] : found
}

/** The decision policy: from findings and the classifier's opinion to an answer and the reason for it. */
export const decide = (
  findings: ReadonlyArray<Finding>,
  opinion?: Opined
): Pick<Verdict, "decision" | "labels" | "reason"> => {
  const labels = strongest(weighed(findings, opinion))
  const refused = labels.filter(({ score }) => score >= refusalScore).map(({ label }) => label)
  return refused.length > 0
    ? { decision: "rejected", labels, reason: `Found ${refused.join(", ")}.` }
    : { decision: "approved", labels, reason: "Nothing abusive was found." }
}
