import { type ModerationLabel, moderationLabels } from "#core/domain/moderation/verdict.ts"
import type { Form } from "./cells.ts"
import { classesOf, leading } from "./classes.ts"
import { type Features, noFeatures } from "./features.ts"
import { scoreOf, scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import type { Pieces } from "./pieces.ts"

/** What the trained classifier says of a text. */
export interface Opinion {
  readonly form: Form
  /** How far the text leans towards abuse. */
  readonly leaning: number
  /** How far each of its segments does. */
  readonly segments: ReadonlyArray<number>
  /** What kind of abuse it would be. */
  readonly label: ModerationLabel
}

export const asFeedback = classesOf.toxicity.indexOf("feedback")
export const asComment = classesOf.toxicity.indexOf("comment")

type Judges = Pick<Models, "toxicity" | "kind" | "register">

/** The worst of the whole and of its segments counts: kind words around an insult dilute the one and not the other. */
export const leaningOf = (whole: number, segments: ReadonlyArray<number>): number =>
  Math.max(whole, ...segments)

/** How far a text sounds like a comment to the public. What stands around its words does not count. */
export const commentOf = ({ whole }: Pieces, { register }: Pick<Models, "register">): number =>
  scoreOf(register, { ...whole, hints: noFeatures }, 0)

const formOf = ({ segments }: Pieces, isComment: boolean): Form =>
  isComment ? "comment" : segments.length === 0 ? "alone" : "several"

/** `comment`: from where on a text is taken for a comment. */
export const opinionOn = (pieces: Pieces, judges: Judges, comment: number): Opinion => {
  const { whole, segments } = pieces
  const { toxicity, kind } = judges
  const leans = segments.map((segment) => scoreOf(toxicity, segment, asFeedback))
  const form = formOf(pieces, commentOf(pieces, judges) >= comment)
  const worst: Features = segments[leans.indexOf(Math.max(...leans))] ?? whole
  return {
    form,
    leaning:
      form === "comment"
        ? scoreOf(toxicity, whole, asComment)
        : leaningOf(scoreOf(toxicity, whole, asFeedback), leans),
    segments: leans,
    label: leading(moderationLabels, scoresOf(kind, worst), "insult")
  }
}

/** Rounded: the last digits of an exponential may differ between engines. */
export const scoreOfLeaning = (distance: number, slope: number): number =>
  Math.round(1000 / (1 + Math.exp(-slope * distance))) / 1000
