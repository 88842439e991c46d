import { classesOf } from "./classes.ts"
import { type Crisis, crisisIn } from "./crisis.ts"
import { emptyHashes, type Features } from "./features.ts"
import { scoreOf, scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import { scoresOfNetworks } from "./network.ts"
import type { TextSpans } from "./text-spans.ts"

/**
 * `segments`: scores of abuse by the linear model. `worst`: the maximum of those and of the whole, because kind words
 * dilute an insult in the whole only.
 */
export interface TextScores {
  readonly segments: ReadonlyArray<number>
  /** Kinds of abuse: scores of the segment that scores highest, or of the whole where there is none. */
  readonly kinds: ReadonlyArray<number>
  readonly worst: number
  readonly crisis: Crisis
  /** How much it reads like a public comment; `asComment` is its score of abuse by the standards of such comments. */
  readonly comment: number
  readonly asComment: number
  /** Values for the trees. Their order is fixed, because a tree names an input by its index. */
  readonly inputs: ReadonlyArray<number>
}

/** No verdict depends on the category. */
type ScoringModels = Omit<Models, "language" | "category">

const briefClass = classesOf.toxicity.indexOf("brief")
const longClass = classesOf.toxicity.indexOf("long")
const commentClass = classesOf.toxicity.indexOf("comment")

/** A segment of a longer text needs so much stronger evidence than the same words alone. */
const contextMargin = 0.1

const scorePart = (part: Features, models: ScoringModels) => ({
  abuse: scoresOf(models.toxicity, part),
  kinds: scoresOf(models.kind, part),
  sentiments: scoresOf(models.sentiment, part)
})

const inputsOf = ({ abuse, kinds, sentiments }: ReturnType<typeof scorePart>) => [
  ...abuse,
  ...kinds,
  ...sentiments
]

const meanOf = (scores: ReadonlyArray<number>): number | undefined =>
  scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score) / scores.length

export const scoreText = (
  { whole, segments, isBrief, words, about }: TextSpans,
  models: ScoringModels
): TextScores => {
  const { toxicity } = models
  const as = isBrief ? briefClass : longClass
  const ofSegments = segments.map((segment) => {
    const abuse = scoresOf(toxicity, segment)
    return Math.max(abuse[as] ?? 0, (abuse[briefClass] ?? 0) - contextMargin)
  })
  const worstAt = ofSegments.indexOf(Math.max(...ofSegments))
  const [, secondWorst] = [...ofSegments].sort((one, other) => other - one)
  const worstPart = segments[worstAt]
  const ofWhole = scorePart(whole, models)
  const ofWorstPart = worstPart === undefined ? ofWhole : scorePart(worstPart, models)
  const worst = Math.max(ofWhole.abuse[as] ?? 0, ...ofSegments)
  const [networkScore, ...networkScoresOfSegments] = scoresOfNetworks(
    models.networks,
    whole.tokens,
    segments.map(({ span }) => span)
  )
  const crisis = crisisIn({ whole, segments }, models)
  const crisisOfWorst = crisis.segments[worstAt] ?? crisis.strongest
  const comment = scoreOf(models.register, { ...whole, hints: emptyHashes }, 0)
  return {
    segments: ofSegments,
    kinds: ofWorstPart.kinds,
    worst,
    crisis,
    comment,
    asComment: ofWhole.abuse[commentClass] ?? 0,
    inputs: [
      worst,
      comment,
      crisis.strongest.disclosure,
      crisis.strongest.offer,
      isBrief ? 1 : 0,
      segments.length,
      words,
      Number(worstPart?.isBesideReport ?? false),
      Number(worstPart?.isBesideExcuse ?? false),
      crisisOfWorst.disclosure,
      crisisOfWorst.offer,
      ...inputsOf(ofWhole),
      ...inputsOf(ofWorstPart),
      networkScore,
      segments.length === 0 ? networkScore : Math.max(...networkScoresOfSegments),
      secondWorst ?? worst,
      meanOf(ofSegments) ?? worst,
      meanOf(networkScoresOfSegments) ?? networkScore,
      Number(about === "group"),
      Number(about === "person")
    ]
  }
}
