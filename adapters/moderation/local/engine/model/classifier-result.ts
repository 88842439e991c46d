import { type ModerationLabel, moderationLabels } from "#core/domain/moderation/verdict.ts"
import { rememberLast } from "#core/domain/values/remember-last.ts"
import { scoreOfTrees } from "./boosted-trees.ts"
import type { TextForm } from "./cells.ts"
import { leading } from "./classes.ts"
import { modelSettings, models } from "./models.ts"
import { scoreText, type TextScores } from "./text-scores.ts"
import type { Naming, TextSpans } from "./text-spans.ts"

export interface ClassifierResult extends Pick<TextScores, "segments" | "crisis"> {
  readonly form: TextForm
  /** Log odds of abuse, or the score of a public comment. */
  readonly leaning: number
  readonly label: ModerationLabel
}

const formOf = ({ isBrief }: TextSpans, isComment: boolean): TextForm =>
  isComment ? "comment" : isBrief ? "brief" : "long"

/** Log odds from which a text is likely abuse by the standards of feedback. */
const likelyLeaning = 1.8

/**
 * Log odds below which a text is harmless by the standards of feedback, however much it reads like a public comment. A
 * person's name raises the log odds, so the limit is higher there.
 */
const harmlessLeanings: Readonly<Record<Naming, number>> = { nobody: -3.6, group: -4.4, person: -2.7 }

/**
 * Log odds from which a text is abuse, however much it reads like a public comment. Of groups a comment may say more than
 * feedback may, so the limit is lower there.
 */
const abusiveLeanings: Readonly<Record<Naming, number>> = { nobody: 3.4, group: 1.4, person: 3 }

const isUnsure = (leaning: number, about: Naming): boolean =>
  leaning >= harmlessLeanings[about] && leaning < abusiveLeanings[about]

export const scoresOfSpans = rememberLast((spans: TextSpans): TextScores => scoreText(spans, models))

/**
 * A text counts as a public comment `commentMargin` sooner than its score says, unless it is likely abuse, and never if it
 * is surely abuse or surely harmless.
 */
export const opinionOn = (spans: TextSpans, commentMargin = 0): ClassifierResult => {
  const { comment, trees } = modelSettings()
  const scores = scoresOfSpans(spans)
  const leaning = scoreOfTrees(trees, scores.inputs)
  const margin = leaning < likelyLeaning ? commentMargin : 0
  const form = formOf(spans, isUnsure(leaning, spans.about) && scores.comment >= comment - margin)
  return {
    form,
    leaning: form === "comment" ? scores.asComment : leaning,
    segments: scores.segments,
    crisis: scores.crisis,
    label: leading(moderationLabels, scores.kinds, "insult")
  }
}

/** Rounded, because the last digits of an exponential differ between JavaScript engines. */
export const scoreOfLeaning = (distance: number, slope: number): number =>
  Math.round(1000 / (1 + Math.exp(-slope * distance))) / 1000
