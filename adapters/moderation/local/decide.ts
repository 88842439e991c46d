import type { LabelScore, ModerationLabel, Verdict } from "../../../core/moderation/verdict.ts"
import type { Finding } from "./findings.ts"

/** What a single finding must reach to refuse a text; milder findings never add up to a refusal. */
export const refusalScore = 0.5

const strongest = (findings: ReadonlyArray<Finding>): ReadonlyArray<LabelScore> => {
  const scores = new Map<ModerationLabel, number>()
  for (const { label, score } of findings) scores.set(label, Math.max(score, scores.get(label) ?? 0))
  return Array.from(scores, ([label, score]) => ({ label, score })).sort(
    (one, other) => other.score - one.score
  )
}

/** The decision policy: from findings to an answer and the reason for it. */
export const decide = (findings: ReadonlyArray<Finding>): Pick<Verdict, "decision" | "labels" | "reason"> => {
  const labels = strongest(findings)
  const refused = labels.filter(({ score }) => score >= refusalScore).map(({ label }) => label)
  return refused.length > 0
    ? { decision: "rejected", labels, reason: `Found ${refused.join(", ")}.` }
    : { decision: "approved", labels, reason: "Nothing abusive was found." }
}
