import type { LabelScore, ModerationLabel } from "./verdict.ts"

export const strongestScores = (scored: ReadonlyArray<LabelScore>): ReadonlyArray<LabelScore> => {
  const scores = new Map<ModerationLabel, number>()
  for (const { label, score } of scored) scores.set(label, Math.max(score, scores.get(label) ?? 0))
  return Array.from(scores, ([label, score]) => ({ label, score })).sort(
    (one, other) => other.score - one.score
  )
}
