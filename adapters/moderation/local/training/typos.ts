import { graphemes, wordPattern } from "./disguises.ts"
import { randomOf } from "./random.ts"
import type { TrainingRow } from "./row.ts"

const minMistypedLength = 3

export const mistype = (text: string, random: () => number): string => {
  const below = (limit: number): number => Math.floor(random() * limit)
  const words = [...text.matchAll(wordPattern)].filter(([one]) => graphemes(one).length >= minMistypedLength)
  const chosen = words[below(words.length)]
  if (chosen === undefined) return text
  const before = text.slice(0, chosen.index)
  const after = text.slice(chosen.index + chosen[0].length)
  const letters = graphemes(chosen[0])
  const at = 1 + below(letters.length - 2)
  const way = below(3)
  if (way === 2) return before + chosen[0] + after.replace(/^ /, "")
  const swapped = letters.slice(at, at + 2).reverse()
  const written = way === 0 ? letters.toSpliced(at, 1) : letters.toSpliced(at, 2, ...swapped)
  return before + written.join("") + after
}

const isUsable = ({ origin, label, author, template }: TrainingRow): boolean =>
  origin === "own" && label !== undefined && author === undefined && template === undefined

const mistypedShare = 0.5

/** Typo copies teach abuse, not categories. A row's typo doesn't depend on other rows. */
export const mistypeSome = (rows: ReadonlyArray<TrainingRow>): ReadonlyArray<TrainingRow> =>
  rows.filter(isUsable).flatMap((row) => {
    const random = randomOf("typo", row.text)
    if (random() >= mistypedShare) return []
    const text = mistype(row.text, random)
    return { ...row, text, category: undefined, sentiment: undefined, isMistyped: true }
  })
