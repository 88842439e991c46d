import { classesOf, scoresAs } from "./classes.ts"
import { type Crisis, crisisIn } from "./crisis.ts"
import { emptyFeatures, type Features } from "./features.ts"
import { scoreOf, scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import type { TextSpans } from "./text-spans.ts"

export interface TextScores {
  /** Scores of abuse by the linear model. */
  readonly segments: ReadonlyArray<number>
  /** The segment of the highest score; the whole where there is none. */
  readonly worstPart: Features
  /** Maximum of the whole and its segments, because kind words dilute an insult in the whole only. */
  readonly worst: number
  readonly crisis: Crisis
  /** Score for reading like a public comment. */
  readonly comment: number
  /** Score of abuse by the standards of public comments. */
  readonly asComment: number
  /** Values for the trees. Their order is fixed, because a tree names an input by its index. */
  readonly inputs: ReadonlyArray<number>
}

export type ScoringModels = Omit<Models, "language">

const briefClass = classesOf.toxicity.indexOf("brief")
const longClass = classesOf.toxicity.indexOf("long")
const commentClass = classesOf.toxicity.indexOf("comment")

/** A segment of a longer text needs so much stronger evidence than the same words alone. */
const contextMargin = 0.1

const partScores = (part: Features, isBrief: boolean, models: ScoringModels): ReadonlyArray<number> => [
  ...scoresOf(models.toxicity, part),
  ...scoresOf(models.kind, part),
  ...scoresAs(scoresOf(models.sentiment, part), isBrief),
  ...scoresAs(scoresOf(models.category, part), isBrief)
]

export const scoreText = (
  { whole, segments, isBrief, counts }: TextSpans,
  models: ScoringModels
): TextScores => {
  const { toxicity } = models
  const as = isBrief ? briefClass : longClass
  const ofSegments = segments.map((segment) =>
    Math.max(scoreOf(toxicity, segment, as), scoreOf(toxicity, segment, briefClass) - contextMargin)
  )
  const worstPart = segments[ofSegments.indexOf(Math.max(...ofSegments))] ?? whole
  const ofWhole = partScores(whole, isBrief, models)
  const worst = Math.max(scoreOf(toxicity, whole, as), ...ofSegments)
  const crisis = crisisIn({ whole, segments }, models)
  const comment = scoreOf(models.register, { ...whole, hints: emptyFeatures }, 0)
  return {
    segments: ofSegments,
    worstPart,
    worst,
    crisis,
    comment,
    asComment: scoreOf(toxicity, whole, commentClass),
    inputs: [
      worst,
      comment,
      crisis.most.disclosure,
      crisis.most.offer,
      isBrief ? 1 : 0,
      segments.length,
      counts.words,
      counts.findings,
      counts.excused,
      counts.strongest,
      ...ofWhole,
      ...(worstPart === whole ? ofWhole : partScores(worstPart, true, models))
    ]
  }
}
