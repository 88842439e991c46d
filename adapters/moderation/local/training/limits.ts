import type { Strictness } from "#core/domain/moderation/strictness.ts"
import type { ScoredCategory } from "../engine/model/category-trees.ts"
import type { Band, LanguageAndScript, ScoreLimits, TextForm } from "../engine/model/cells.ts"
import type { SentimentClass } from "../engine/model/sentiment-classes.ts"
import type { ScoredSentiment } from "../engine/model/sentiment-trees.ts"
import { f1Score } from "./tables.ts"

/**
 * Origin of a text: one sentence, a text as people send them, several composed sentences, a line about groups or
 * everyday things, or a public comment.
 */
export type TextOrigin = "sentence" | "text" | "composed" | "group" | "everyday" | "comment"

export interface ClassifiedCategory extends Omit<ScoredCategory, "language"> {
  readonly expected: string
}

export interface ClassifiedSentiment extends Pick<ScoredSentiment, "linear"> {
  readonly expected: SentimentClass
}

/**
 * Scores of a text by models that had not seen its fold; `worst` is that of the linear model. Category and sentiment
 * are known only of acceptable texts, and of none that is composed of others.
 */
export interface UnstackedScores {
  readonly fold: number
  readonly languageAndScript: LanguageAndScript
  readonly isBrief: boolean
  readonly comment: number
  readonly textOrigin: TextOrigin
  readonly worst: number
  readonly inputs: ReadonlyArray<number>
  readonly asComment: number
  readonly isToxic: boolean
  readonly kind: string | undefined
  readonly category: ClassifiedCategory | undefined
  readonly sentiment: ClassifiedSentiment | undefined
}

export interface CrossValidatedScores
  extends Omit<UnstackedScores, "inputs" | "fold" | "category" | "sentiment"> {
  /** Score of trees that had not seen the text's fold. */
  readonly leaning: number
}

type NonCommentForm = Exclude<TextForm, "comment">

/**
 * Maximum shares of acceptable texts stopped (`cover`) and rejected (`refuse`). The longer ones were written to be
 * hard, half of them as twins of abusive ones; fewer ordinary texts are stopped.
 */
const limitGoals: Readonly<Record<NonCommentForm, Readonly<Record<Strictness, Band>>>> = {
  brief: {
    gentle: { cover: 0.03, refuse: 0.008 },
    normal: { cover: 0.068, refuse: 0.017 },
    strict: { cover: 0.1, refuse: 0.03 }
  },
  long: {
    gentle: { cover: 0.05, refuse: 0.015 },
    normal: { cover: 0.115, refuse: 0.031 },
    strict: { cover: 0.18, refuse: 0.06 }
  }
}

/** Weight of an acceptable text by origin. Texts as people send them count most where there are enough of them. */
const weights: Readonly<Record<NonCommentForm, Readonly<Record<TextOrigin, number>>>> = {
  brief: { sentence: 3, text: 1, composed: 0, group: 0, everyday: 0, comment: 0 },
  long: { sentence: 2, text: 6, composed: 2, group: 0, everyday: 0, comment: 0 }
}

const maxShareTakenForComments = 0.02

export const commentLimitOf = (items: ReadonlyArray<CrossValidatedScores>): number =>
  limitFor(
    items
      .filter(({ textOrigin }) => textOrigin === "text" || textOrigin === "sentence")
      .map(({ comment }) => ({ at: comment, weight: 1 })),
    maxShareTakenForComments
  )

const formIn = (
  { isBrief, comment }: Pick<UnstackedScores, "isBrief" | "comment">,
  limit: number
): TextForm => (comment >= limit ? "comment" : isBrief ? "brief" : "long")

interface WeightedPosition {
  readonly at: number
  readonly weight: number
}

/** Lowest limit, in hundredths, that leaves at most this part of the weight above it. */
export const limitFor = (items: ReadonlyArray<WeightedPosition>, part: number): number => {
  const falling = [...items].sort((one, other) => other.at - one.at)
  const allowed = part * items.reduce((sum, { weight }) => sum + weight, 0)
  let above = 0
  for (const { at, weight } of falling) {
    above += weight
    if (above > allowed) return (Math.floor(at * 100 + 1e-9) + 1) / 100
  }
  return 0
}

const fairAt = (
  items: ReadonlyArray<CrossValidatedScores>,
  weightOf: (item: CrossValidatedScores) => number
): ReadonlyArray<WeightedPosition> =>
  items
    .filter(({ isToxic }) => !isToxic)
    .map((item) => ({ at: item.leaning, weight: weightOf(item) }))
    .filter(({ weight }) => weight > 0)

type Bands = Readonly<Record<Strictness, Band>>

const bandsAt = (bandAt: (strictness: Strictness) => Band): Bands => ({
  gentle: bandAt("gentle"),
  normal: bandAt("normal"),
  strict: bandAt("strict")
})

const ownBands = (items: ReadonlyArray<CrossValidatedScores>, form: NonCommentForm): Bands => {
  const fair = fairAt(items, ({ textOrigin }) => weights[form][textOrigin])
  return bandsAt((strictness) => {
    const { cover, refuse } = limitGoals[form][strictness]
    return { cover: limitFor(fair, cover), refuse: limitFor(fair, refuse) }
  })
}

/** Segments of long texts are judged by the linear model alone. */
const segmentLimits = (items: ReadonlyArray<CrossValidatedScores>): Readonly<Record<Strictness, number>> => {
  const fair = items
    .filter(({ isToxic }) => !isToxic)
    .map(({ worst, textOrigin }) => ({ at: worst, weight: weights.long[textOrigin] }))
  const limitAt = (strictness: Strictness): number => limitFor(fair, limitGoals.long[strictness].refuse)
  return { gentle: limitAt("gentle"), normal: limitAt("normal"), strict: limitAt("strict") }
}

const macroF1 = (items: ReadonlyArray<CrossValidatedScores>, limit: number): number => {
  const found = items.filter(({ leaning, isToxic }) => isToxic && leaning >= limit).length
  const passed = items.filter(({ leaning, isToxic }) => !isToxic && leaning < limit).length
  const errors = items.length - found - passed
  return (f1Score(found, errors) + f1Score(passed, errors)) / 2
}

const triedLimits = Array.from({ length: 121 }, (_, index) => (index - 60) / 100)

/** Maximum share of acceptable comments rejected, and the shift of the cover limit. */
const commentGoals: Readonly<Record<Strictness, { readonly refuse: number; readonly by: number }>> = {
  gentle: { refuse: 0.03, by: 0.1 },
  normal: { refuse: 0.06, by: 0 },
  strict: { refuse: 0.12, by: -0.1 }
}

const commentBands = (items: ReadonlyArray<CrossValidatedScores>): Bands => {
  const best = triedLimits.reduce(
    (one, other) => (macroF1(items, other) > macroF1(items, one) ? other : one),
    0
  )
  const fair = fairAt(items, () => 1)
  return bandsAt((strictness) => {
    const { refuse, by } = commentGoals[strictness]
    const cover = Math.round((best + by) * 100) / 100
    return { cover, refuse: Math.max(cover, limitFor(fair, refuse)) }
  })
}

/** Platt scaling with a fixed middle, by bisection on the derivative. */
const slopeOf = (items: ReadonlyArray<CrossValidatedScores>, limit: number): number => {
  const pull = (slope: number): number =>
    items.reduce((sum, { leaning, isToxic }) => {
      const distance = leaning - limit
      return sum + distance * ((isToxic ? 1 : 0) - 1 / (1 + Math.exp(-slope * distance)))
    }, 0)
  let low = 0.5
  let high = 12
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2
    if (pull(middle) > 0) low = middle
    else high = middle
  }
  return Math.round(low * 100) / 100
}

const minComments = 200

export const limitsOf = (
  items: ReadonlyArray<CrossValidatedScores>,
  others: ReadonlyArray<CrossValidatedScores>,
  commentLimit: number
): ScoreLimits => {
  const inForm = (some: ReadonlyArray<CrossValidatedScores>, form: TextForm) =>
    some.filter((item) => formIn(item, commentLimit) === form)
  const comments = inForm(items, "comment")
  const bands = {
    brief: ownBands(inForm(items, "brief"), "brief"),
    long: ownBands(inForm(items, "long"), "long"),
    comment: commentBands(
      (comments.length >= minComments ? comments : inForm(others, "comment")).map((item) => ({
        ...item,
        leaning: item.asComment
      }))
    )
  }
  return {
    slope: slopeOf(
      items.filter(({ textOrigin }) => textOrigin !== "comment"),
      bands.brief.normal.cover
    ),
    segment: segmentLimits(inForm(items, "long")),
    bands
  }
}
