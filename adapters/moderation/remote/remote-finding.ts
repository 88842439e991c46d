import { Schema } from "effect"
import { strongestScores } from "#core/domain/moderation/strongest-scores.ts"
import type { LabelScore, ModerationLabel, Verdict } from "#core/domain/moderation/verdict.ts"

export const Score = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

export interface RemoteFinding {
  readonly labels: ReadonlyArray<LabelScore>
  readonly refused: ReadonlyArray<ModerationLabel>
  readonly version: string
}

export interface Limit {
  readonly label: ModerationLabel
  readonly refusesFrom: number
}

export const weighScores = (
  scores: ReadonlyArray<readonly [name: string, score: number]>,
  limits: Readonly<Record<string, Limit>>,
  version: string
): RemoteFinding => {
  const known = scores.flatMap(([name, score]) => {
    const limit = Object.hasOwn(limits, name) ? limits[name] : undefined
    return limit === undefined ? [] : [{ label: limit.label, score, isRefused: score >= limit.refusesFrom }]
  })
  const refused = known.filter(({ isRefused }) => isRefused)
  return {
    labels: strongestScores(known.map(({ label, score }) => ({ label, score }))),
    refused: strongestScores(refused.map(({ label, score }) => ({ label, score }))).map(({ label }) => label),
    version
  }
}

const refusedLabelsFirst = (
  labels: ReadonlyArray<LabelScore>,
  refused: ReadonlyArray<ModerationLabel>
): ReadonlyArray<LabelScore> => [
  ...labels.filter(({ label }) => refused.includes(label)),
  ...labels.filter(({ label }) => !refused.includes(label))
]

export const decidedBy = (service: string, found: RemoteFinding, own: Verdict): Verdict => {
  const both = {
    labels: refusedLabelsFirst(strongestScores([...own.labels, ...found.labels]), found.refused),
    guard: `${own.guard}+${service}`,
    version: `${own.version}+${found.version}`
  }
  if (found.refused.length > 0) {
    return { ...both, decision: "rejected", reason: `${service} found ${found.refused.join(", ")}.` }
  }
  if (own.decision === "rejected") return { ...both, decision: "rejected", reason: own.reason }
  const reason = own.decision === "covered" ? `${service} found nothing abusive.` : own.reason
  return { ...both, decision: "approved", reason }
}
