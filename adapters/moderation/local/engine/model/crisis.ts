import { crises } from "./classes.ts"
import { scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import type { CrisisLimits } from "./settings.ts"
import type { TextSpans } from "./text-spans.ts"

export type CrisisScores = Readonly<Record<(typeof crises)[number], number>>

export interface Crisis {
  readonly strongest: CrisisScores
  readonly segments: ReadonlyArray<CrisisScores>
}

const crisisScoresOf = (scores: ReadonlyArray<number>): CrisisScores => ({
  disclosure: scores[crises.indexOf("disclosure")] ?? 0,
  offer: scores[crises.indexOf("offer")] ?? 0
})

export const crisisIn = (
  { whole, segments }: Pick<TextSpans, "whole" | "segments">,
  { crisis }: Pick<Models, "crisis">
): Crisis => {
  const ofSegments = segments.map((segment) => crisisScoresOf(scoresOf(crisis, segment)))
  const strongest = [crisisScoresOf(scoresOf(crisis, whole)), ...ofSegments].reduce((one, other) => ({
    disclosure: Math.max(one.disclosure, other.disclosure),
    offer: Math.max(one.offer, other.offer)
  }))
  return { strongest, segments: ofSegments }
}

type Certainty = "perhaps" | "surely"

export const isCrisis = (scores: CrisisScores, limits: CrisisLimits, certainty: Certainty): boolean =>
  crises.some((name) => scores[name] >= limits[name][certainty])

/** Log odds beyond the limit of refusal from which an offer of help no longer counts: advances and threats read like one. */
const offerReach = 1.5

export const withinReach = (scores: CrisisScores, beyondRefusal: number): CrisisScores =>
  beyondRefusal < offerReach ? scores : { ...scores, offer: Number.NEGATIVE_INFINITY }
