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

const anyLetters = "[^ ]*"

const spellAll = (words: string, spelling: Spelling): string =>
  words
    .replace(/'/g, "")
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => spell(word, spelling))
    .replace(/\(/g, "(?:")

const oneOf = (sources: ReadonlySet<string>): string =>
  sources.size === 1 ? Array.from(sources).join() : `(?:${Array.from(sources).sort().join("|")})`

/** Plain words apart from stems: each kind becomes one trie, and spellings that sound alike are compared once. */
const anyOf = (alternatives: ReadonlyArray<string>, spelling: Spelling): string => {
  const spelled = alternatives.map((alternative) => spellAll(alternative, spelling))
  const stems = new Set(spelled.filter((word) => /^[^*]+\*$/.test(word)).map((word) => word.slice(0, -1)))
  const others = spelled
    .filter((word) => !/^[^*]+\*$/.test(word))
    .map((word) => word.replace(/\*/g, anyLetters))
  const sources = [
    ...(others.length > 0 ? [oneOf(new Set(others))] : []),
    ...(stems.size > 0 ? [`${oneOf(stems)}${anyLetters}`] : [])
  ]
  return sources.length === 1 ? sources.join() : `(?:${sources.join("|")})`
}

const isPlainGroup = (item: string): boolean => /^\([^()]*\)$/.test(item)

const itemSource = (item: string, spelling: Spelling): string => {
  if (item.startsWith("~")) return `(?: [^ .]+){0,${item.slice(1) || "3"}}`
  const isOptional = item.endsWith("?")
  const required = item.replace(/\?$/, "")
  const source = isPlainGroup(required)
    ? anyOf(required.slice(1, -1).split("|"), spelling)
    : spellAll(required, spelling).replace(/\*/g, anyLetters)
  return isOptional ? `(?: ${source})?` : ` ${source}`
}

/** A term that must be compared word by word; the expression starts at a word and ends before a space. */
export const compileTerm = (term: string, spelling: Spelling): RegExp => {
  const items = itemsOf(term).map((item) => itemSource(item, spelling))
  return new RegExp(`${items.join("").slice(1)}(?= )`, "y")
}

const plainWord = /^[\p{L}\p{M}\p{N}]+\*?$/u

/** With which words a term can start, stems with their star. Some more than needed do no harm. */
export const headsOf = (term: string, spelling: Spelling): ReadonlyArray<string> => {
  if (plainWord.test(term))
    return [term.endsWith("*") ? `${spell(term.slice(0, -1), spelling)}*` : spell(term, spelling)]
  const first = spellAll(itemsOf(term)[0] ?? "", spelling)
  return first.split(/[^\p{L}\p{M}\p{N}*]+/u).filter((head) => head !== "")
}

/** One word or stem, which needs no expression. */
export const isSingleWord = (term: string): boolean => !/[ (?]|\*./.test(term)

const shortestStem = 4

/** The words of a list, and its stems without the star. */
export const wordsOf = (terms: string): ReadonlyArray<string> =>
  terms
    .replace(/'/g, "")
    .split(/[^\p{L}\p{M}\p{N}*]+/u)
    .filter((word) => !/\p{N}|^\*|\*./u.test(word) && (!word.endsWith("*") || word.length > shortestStem))
    .map((word) => word.replace("*", ""))
    .filter((word) => word !== "")
