import { crises } from "./classes.ts"
import { scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import type { TextSpans } from "./text-spans.ts"

type CrisisScores = Readonly<Record<(typeof crises)[number], number>>

export interface Crisis {
  readonly strongest: CrisisScores
  readonly segments: ReadonlyArray<CrisisScores>
}

const crisisScoresOf = (scores: ReadonlyArray<number>): CrisisScores => ({
  disclosure: scores[crises.indexOf("disclosure")] ?? 0,
  offer: scores[crises.indexOf("offer")] ?? 0,
  support: scores[crises.indexOf("support")] ?? 0
})

export const crisisIn = (
  { whole, segments }: Pick<TextSpans, "whole" | "segments">,
  { crisis }: Pick<Models, "crisis">
): Crisis => {
  const ofSegments = segments.map((segment) => crisisScoresOf(scoresOf(crisis, segment)))
  const strongest = [crisisScoresOf(scoresOf(crisis, whole)), ...ofSegments].reduce((one, other) => ({
    disclosure: Math.max(one.disclosure, other.disclosure),
    offer: Math.max(one.offer, other.offer),
    support: Math.max(one.support, other.support)
  }))
  return { strongest, segments: ofSegments }
}

/**
 * Scores from which a text may be, or surely is, about a crisis. Of abusive texts that nothing was learned from, 5 % may
 * be a disclosure, 11 % an offer of help and 1 % support; one in a hundred surely is one.
 */
const crisisLimits = {
  disclosure: { perhaps: -0.64, surely: -0.1 },
  offer: { perhaps: -1, surely: -0.24 },
  support: { perhaps: -0.5, surely: -0.25 }
} as const

export const isCrisis = (scores: CrisisScores, certainty: "perhaps" | "surely"): boolean =>
  crises.some((name) => scores[name] >= crisisLimits[name][certainty])

/**
 * Log odds beyond the limit of refusal from which an offer of help does not count and support approves nothing, because
 * advances and threats read like them.
 */
const reach = 1.5

/** Whether the writer surely keeps somebody from harming themselves. */
export const isSupport = ({ support }: CrisisScores, beyondRefusal: number): boolean =>
  beyondRefusal < reach && support >= crisisLimits.support.surely

export const withinReach = (scores: CrisisScores, beyondRefusal: number): CrisisScores =>
  beyondRefusal < reach ? scores : { ...scores, offer: Number.NEGATIVE_INFINITY }
