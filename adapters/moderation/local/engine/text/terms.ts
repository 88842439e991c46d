import { foldCharacters } from "./fold-characters.ts"
import { soundOf } from "./sound-of.ts"

/** "exact" compares letters; "sound" compares the rough spelling that native and romanised words share. */
export type Spelling = "exact" | "sound"

/**
 * Syntax of terms, separated by line ends or commas: `word`, `stem*`, `*ending`, `(one|of these*|several words)`,
 * `optional?`, `~` for up to three words of any kind and `~6` for up to six. No term crosses a sentence.
 */
export const splitTerms = (terms: string): ReadonlyArray<string> =>
  terms
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== "")

export const spell = (word: string, spelling: Spelling): string =>
  spelling === "exact" ? foldCharacters(word) : soundOf(foldCharacters(word))

/** Disguises hide letters in Latin words and stems only. */
export const isLatinWord = (term: string): boolean => /^[a-z]{3,}\*?$/.test(term)

export const minStemLength = 4

export const wordsOf = (terms: string): ReadonlyArray<string> =>
  terms
    .replace(/'/g, "")
    .split(/[^\p{L}\p{M}\p{N}*]+/u)
    .filter((word) => !/\p{N}|^\*|\*./u.test(word) && (!word.endsWith("*") || word.length > minStemLength))
    .map((word) => word.replace("*", ""))
    .filter((word) => word !== "")
