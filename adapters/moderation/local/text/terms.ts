import { foldCharacters } from "./fold-characters.ts"
import { soundOf } from "./sound-of.ts"

/** "exact" compares letters; "sound" compares the rough spelling that native and romanised words share. */
export type Spelling = "exact" | "sound"

/**
 * How lists and patterns are written, one term on a line or between commas:
 * `word`, `stem*`, `*ending`, `(one|of these*|several words)`, `optional?`, `~` for up to three words of any kind
 * and `~6` for up to six. No term reaches beyond its sentence.
 */
export const splitTerms = (terms: string): ReadonlyArray<string> =>
  terms
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== "")

export const spell = (word: string, spelling: Spelling): string =>
  spelling === "exact" ? foldCharacters(word) : soundOf(foldCharacters(word))

/** Spaces inside parentheses belong to the group. */
const itemsOf = (term: string): ReadonlyArray<string> =>
  term.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^\s(])+/g) ?? []

const itemSource = (item: string, spelling: Spelling): string => {
  if (item.startsWith("~")) return `(?: [^ .]+){0,${item.slice(1) || "3"}}`
  const isOptional = item.endsWith("?")
  const source = item
    .replace(/\?$/, "")
    .replace(/'/g, "")
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => spell(word, spelling))
    .replace(/\(/g, "(?:")
    .replace(/\*/g, "[^ ]*")
  return isOptional ? `(?: ${source})?` : ` ${source}`
}

/** One expression for many terms, over text in which every word stands between two spaces. */
export const compileTerms = (terms: string, spelling: Spelling): RegExp => {
  const sources = splitTerms(terms).map((term) =>
    itemsOf(term)
      .map((item) => itemSource(item, spelling))
      .join("")
      .slice(1)
  )
  return new RegExp(` (?:${sources.join("|")})(?= )`, "g")
}

const shortestStem = 4

/** The words of a list, and its stems without the star. */
export const wordsOf = (terms: string): ReadonlyArray<string> =>
  terms
    .replace(/'/g, "")
    .split(/[^\p{L}\p{M}\p{N}*]+/u)
    .filter((word) => !/\p{N}|^\*|\*./u.test(word) && (!word.endsWith("*") || word.length > shortestStem))
    .map((word) => word.replace("*", ""))
    .filter((word) => word !== "")
