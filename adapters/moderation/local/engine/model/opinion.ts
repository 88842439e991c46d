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

const asBrief = classesOf.toxicity.indexOf("brief")
const asLong = classesOf.toxicity.indexOf("long")
export const asComment = classesOf.toxicity.indexOf("comment")

type Judges = Pick<Models, "toxicity" | "kind" | "register">

/** How far a text leans towards abuse, and how far each of its segments does. */
type Leaning = Pick<Opinion, "leaning" | "segments">

/** So much further must a segment of a longer text lean than a text that says no more than it. */
const inCompany = 0.1

/**
 * The worst of the whole and of its segments counts: kind words around an insult dilute the one and not the other. A
 * segment is read as part of a longer text, and as if it stood alone.
 */
export const leaningOf = (
  { whole, segments, isBrief }: Pieces,
  { toxicity }: Pick<Models, "toxicity">
): Leaning => {
  const as = isBrief ? asBrief : asLong
  const leans = segments.map((segment) =>
    Math.max(scoreOf(toxicity, segment, as), scoreOf(toxicity, segment, asBrief) - inCompany)
  )
  return { leaning: Math.max(scoreOf(toxicity, whole, as), ...leans), segments: leans }
}

/** How far a text sounds like a comment to the public. What stands around its words does not count. */
export const commentOf = ({ whole }: Pieces, { register }: Pick<Models, "register">): number =>
  scoreOf(register, { ...whole, hints: noFeatures }, 0)

const formOf = ({ isBrief }: Pieces, isComment: boolean): Form =>
  isComment ? "comment" : isBrief ? "brief" : "long"

/** `comment`: from where on a text is taken for a comment. */
export const opinionOn = (pieces: Pieces, judges: Judges, comment: number): Opinion => {
  const { whole, segments } = pieces
  const { toxicity, kind } = judges
  const { leaning, segments: leans } = leaningOf(pieces, judges)
  const form = formOf(pieces, commentOf(pieces, judges) >= comment)
  const worst: Features = segments[leans.indexOf(Math.max(...leans))] ?? whole
  return {
    form,
    leaning: form === "comment" ? scoreOf(toxicity, whole, asComment) : leaning,
    segments: leans,
    label: leading(moderationLabels, scoresOf(kind, worst), "insult")
  }
}

/** Rounded: the last digits of an exponential may differ between engines. */
export const scoreOfLeaning = (distance: number, slope: number): number =>
  Math.round(1000 / (1 + Math.exp(-slope * distance))) / 1000
