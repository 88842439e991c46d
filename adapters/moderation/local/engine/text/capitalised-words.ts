import { foldCharacters } from "./fold-characters.ts"

/**
 * Folded words with a capital: where only a name has one (within a sentence, or called by it), at a sentence's start, or
 * before an apostrophe and an s, which they keep ("Dick's" is "dicks").
 */
export interface CapitalisedWords {
  readonly within: ReadonlySet<string>
  readonly atStart: ReadonlySet<string>
  readonly possessives: ReadonlySet<string>
}

const capitalisedPattern =
  /(?<word>\p{Lu}[\p{Ll}\p{M}]+(?<possessive>['’]s)?)(?<comma>,)?(?![\p{L}\p{M}\p{N}])/gu
const withinSentence = /[\p{L}\p{M}\p{N},'’"“(@-][^\S\n]+$/u
const anyWord = /\p{L}[\p{L}\p{M}]*/gu

const noCapitals: CapitalisedWords = { within: new Set(), atStart: new Set(), possessives: new Set() }

/** In a text of more capitalised words than this, capitals mean nothing. */
const maxCapitalShare = 0.5

const lookBehindLength = 3

export const capitalisedWords = (text: string): CapitalisedWords => {
  if (!/[A-Z]/.test(text)) return noCapitals
  const [within, atStart, possessives] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let inside = 0
  for (const { groups, index } of text.matchAll(capitalisedPattern)) {
    const word = foldCharacters(groups?.word ?? "").replace(/['’]/g, "")
    const isInside = withinSentence.test(text.slice(Math.max(0, index - lookBehindLength), index))
    if (isInside) inside++
    if (isInside || groups?.comma !== undefined) within.add(word)
    else atStart.add(word)
    if (groups?.possessive !== undefined) possessives.add(word)
  }
  const total = text.match(anyWord)?.length ?? 0
  return inside > maxCapitalShare * total ? noCapitals : { within, atStart, possessives }
}
