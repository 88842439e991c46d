import type { Sentiment } from "../../../../core/categories/category.ts"
import type { NormalisedText } from "../text/normalise.ts"
import { indexTerms, type TermMatch } from "../text/term-index.ts"
import { leanings, turnsNext, turnsPrevious } from "./sentiment-words.ts"

type Role = number | "turnsNext" | "turnsPrevious"

const search = indexTerms<Role>([
  ...leanings.map(({ terms, spelling, weight }) => ({ terms, spelling, value: weight })),
  { terms: turnsNext, spelling: "exact", value: "turnsNext" },
  { terms: turnsPrevious, spelling: "sound", value: "turnsPrevious" }
])

const reach = 3

const isTurned = ({ start, end }: TermMatch<Role>, all: ReadonlyArray<TermMatch<Role>>): boolean =>
  all.some(
    (turn) =>
      (turn.value === "turnsNext" && turn.end <= start && turn.end + reach > start) ||
      (turn.value === "turnsPrevious" && turn.start >= end && turn.start < end + reach - 1)
  )

/** Praise that is turned is criticism; criticism that is turned says little. */
const leaningOf = (match: TermMatch<Role>, all: ReadonlyArray<TermMatch<Role>>): number => {
  if (typeof match.value !== "number") return 0
  if (!isTurned(match, all)) return match.value
  return match.value > 0 ? -match.value : 0
}

/** How much praise and how much criticism a text holds. */
export interface Tone {
  readonly praise: number
  readonly criticism: number
}

export const findTone = (text: NormalisedText): Tone => {
  const matches = search(text)
  const leanings = matches.map((match) => leaningOf(match, matches))
  const total = (sign: number): number =>
    leanings.reduce((sum, leaning) => sum + Math.max(0, sign * leaning), 0)
  return { praise: total(1), criticism: total(-1) }
}

/** `neutral` also stands for mixed. */
export const sentimentOf = ({ praise, criticism }: Tone): Sentiment => {
  if (praise === criticism) return "neutral"
  return praise > criticism ? "positive" : "negative"
}

export const findSentiment = (text: NormalisedText): Sentiment => sentimentOf(findTone(text))
