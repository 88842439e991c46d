import { strongestScores } from "#core/domain/moderation/strongest-scores.ts"
import type { Decision, LabelScore, Verdict } from "#core/domain/moderation/verdict.ts"
import type { BandPosition } from "./model/limits.ts"
import type { RuleFinding } from "./rules/findings.ts"
import { bindingScore } from "./rules/rule.ts"

const contradictedFindingFactor = 0.5

interface BandedScore extends LabelScore {
  readonly position: BandPosition
}

const minReasonScore = 0.5

const reasonScores = (
  findings: ReadonlyArray<LabelScore>,
  { label, score }: BandedScore
): ReadonlyArray<LabelScore> =>
  findings.some((finding) => finding.score >= minReasonScore) ? findings : [...findings, { label, score }]

const decisionOfBand = { below: "approved", within: "covered", above: "rejected" } as const

const decisionReasonOf = (decision: Decision, [first]: ReadonlyArray<LabelScore>): string => {
  if (decision === "approved" || first === undefined) return "Nothing abusive was found."
  return decision === "rejected" ? `Found ${first.label}.` : `This may be ${first.label}.`
}

const isBinding = ({ score }: RuleFinding): boolean => score >= bindingScore

/** Hatred binds only where the classifier leans towards abuse, because people also quote it. */
export const isBound = (findings: ReadonlyArray<RuleFinding>, position: BandPosition): boolean =>
  findings.some((finding) => isBinding(finding) && (finding.label !== "hate" || position !== "below"))

const decisionOf = (findings: ReadonlyArray<RuleFinding>, position: BandPosition): Decision => {
  if (isBound(findings, position)) return "rejected"
  return findings.some(isBinding) ? "covered" : decisionOfBand[position]
}

export type DecisionWithReason = Pick<Verdict, "decision" | "labels" | "reason">

export const decide = (findings: ReadonlyArray<RuleFinding>, opinion: BandedScore): DecisionWithReason => {
  const decision = decisionOf(findings, opinion.position)
  const labels =
    decision === "approved"
      ? findings.map(({ label, score }) => ({ label, score: score * contradictedFindingFactor }))
      : reasonScores(findings, opinion)
  const sorted = strongestScores(labels)
  return { decision, labels: sorted, reason: decisionReasonOf(decision, sorted) }
}
