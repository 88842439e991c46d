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

/** `neutral` also stands for mixed. */
export const findSentiment = (text: NormalisedText): Sentiment => {
  const matches = search(text)
  const total = matches.reduce((sum, match) => sum + leaningOf(match, matches), 0)
  if (total === 0) return "neutral"
  return total > 0 ? "positive" : "negative"
}
