import type { Spelling } from "../../engine/text/terms.ts"
import { type LineGroup, lineProblem, type SourceLine } from "./read-groups.ts"
import { spellTerms, type TermEntry } from "./spell-terms.ts"

export const spellings = ["exact", "sound"] as const

export type TermGroup = TermEntry

const checkTerm = ({ text, place }: SourceLine, spelling: Spelling): void => {
  if (!/\p{L}|\p{N}/u.test(text)) throw lineProblem(place, `"${text}" holds no word`)
  try {
    spellTerms([{ terms: text, spelling }])
  } catch (error) {
    throw lineProblem(place, error instanceof Error ? error.message : String(error))
  }
}

export const termsOf = ({ lines }: LineGroup, spelling: Spelling): TermGroup => {
  for (const line of lines) checkTerm(line, spelling)
  return { spelling, terms: lines.map(({ text }) => text).join("\n") }
}
