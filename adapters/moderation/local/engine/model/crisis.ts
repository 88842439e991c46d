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

const leansOf = (scores: ReadonlyArray<number>): CrisisScores => ({
  disclosure: scores[crises.indexOf("disclosure")] ?? 0,
  offer: scores[crises.indexOf("offer")] ?? 0
})

export const crisisIn = (
  { whole, segments }: Pick<TextSpans, "whole" | "segments">,
  { crisis }: Pick<Models, "crisis">
): Crisis => {
  const leans = segments.map((segment) => leansOf(scoresOf(crisis, segment)))
  const strongest = [leansOf(scoresOf(crisis, whole)), ...leans].reduce((one, other) => ({
    disclosure: Math.max(one.disclosure, other.disclosure),
    offer: Math.max(one.offer, other.offer)
  }))
  return { strongest, segments: leans }
}

type Certainty = "perhaps" | "surely"

export const isCrisis = (leans: CrisisScores, limits: CrisisLimits, certainty: Certainty): boolean =>
  crises.some((name) => leans[name] >= limits[name][certainty])

/** Log odds beyond the limit of refusal from which an offer of help no longer counts: advances and threats read like one. */
const offerReach = 1.5

export const withinReach = (leans: CrisisScores, beyondRefusal: number): CrisisScores =>
  beyondRefusal < offerReach ? leans : { ...leans, offer: Number.NEGATIVE_INFINITY }
