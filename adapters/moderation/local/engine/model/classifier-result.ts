import { type ModerationLabel, moderationLabels } from "#core/domain/moderation/verdict.ts"
import type { TextForm } from "./cells.ts"
import { classesOf, leading } from "./classes.ts"
import { emptyFeatures, type Features } from "./features.ts"
import { scoreOf, scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import type { TextSpans } from "./text-spans.ts"

export interface ClassifierResult {
  readonly form: TextForm
  readonly leaning: number
  readonly segments: ReadonlyArray<number>
  readonly label: ModerationLabel
}

const briefClass = classesOf.toxicity.indexOf("brief")
const longClass = classesOf.toxicity.indexOf("long")
export const commentClass = classesOf.toxicity.indexOf("comment")

type OpinionModels = Pick<Models, "toxicity" | "kind" | "register">

type SegmentScores = Pick<ClassifierResult, "leaning" | "segments">

/** Added to the limit for a segment of a longer text, which needs stronger evidence than a text on its own. */
const contextMargin = 0.1

/**
 * The maximum of the whole and its segments counts, because kind words dilute an insult in the whole only. A segment
 * is scored both as part of the text and alone.
 */
export const leaningOf = (
  { whole, segments, isBrief }: TextSpans,
  { toxicity }: Pick<Models, "toxicity">
): SegmentScores => {
  const as = isBrief ? briefClass : longClass
  const leans = segments.map((segment) =>
    Math.max(scoreOf(toxicity, segment, as), scoreOf(toxicity, segment, briefClass) - contextMargin)
  )
  return { leaning: Math.max(scoreOf(toxicity, whole, as), ...leans), segments: leans }
}

/** Score of a public comment. Courtesies around the text don't count. */
export const commentOf = ({ whole }: TextSpans, { register }: Pick<Models, "register">): number =>
  scoreOf(register, { ...whole, hints: emptyFeatures }, 0)

const formOf = ({ isBrief }: TextSpans, isComment: boolean): TextForm =>
  isComment ? "comment" : isBrief ? "brief" : "long"

export const opinionOn = (pieces: TextSpans, judges: OpinionModels, comment: number): ClassifierResult => {
  const { whole, segments } = pieces
  const { toxicity, kind } = judges
  const { leaning, segments: leans } = leaningOf(pieces, judges)
  const form = formOf(pieces, commentOf(pieces, judges) >= comment)
  const worst: Features = segments[leans.indexOf(Math.max(...leans))] ?? whole
  return {
    form,
    leaning: form === "comment" ? scoreOf(toxicity, whole, commentClass) : leaning,
    segments: leans,
    label: leading(moderationLabels, scoresOf(kind, worst), "insult")
  }
}

/** Rounded, because the last digits of an exponential differ between JavaScript engines. */
export const scoreOfLeaning = (distance: number, slope: number): number =>
  Math.round(1000 / (1 + Math.exp(-slope * distance))) / 1000
