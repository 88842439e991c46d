import type { Lexicon } from "../engine/compiled/compiled.ts"
import { conceptNames } from "../engine/concepts/concepts.ts"
import { foldCharacters } from "../engine/text/fold-characters.ts"
import { type Phrases, wordCodeOf } from "../engine/text/phrase-index.ts"
import type { GuardLanguage } from "../engine/text/script.ts"
import { type Spelling, spell, splitTerms } from "../engine/text/terms.ts"
import { type ConceptTerms, readHomophones, readLexicons } from "./read/lexicons.ts"

const groupPattern = /\(([^()]*)\)/

const expandGroups = (term: string): ReadonlyArray<string> => {
  const optional = /\s*\S+\?/.exec(term)
  if (optional !== null && !optional[0].includes("("))
    return [term.replace(optional[0], ""), term.replace("?", "")].flatMap(expandGroups)
  const found = groupPattern.exec(term)
  return found === null
    ? [term]
    : (found[1] ?? "").split("|").flatMap((choice) => expandGroups(term.replace(groupPattern, choice)))
}

const spellPhrase = (phrase: string, spelling: Spelling): string =>
  phrase
    .replace(/['’`]/g, "")
    .replace(/~\d/g, "~")
    .replace(/[^\p{L}\p{M}\p{N}*~]+/gu, " ")
    .trim()
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => spell(word, spelling))

const isStem = (phrase: string): boolean => /^[^ *]+\*$/.test(phrase)

const withoutMatchesOfStems = (phrases: ReadonlyArray<string>): ReadonlyArray<string> => {
  const stems = new Set(phrases.filter(isStem).map((stem) => stem.slice(0, -1)))
  const isCovered = (word: string): boolean =>
    Array.from({ length: word.length - 1 }, (_, length) => word.slice(0, length)).some((start) =>
      stems.has(start)
    ) ||
    (!word.endsWith("*") && (stems.has(word) || stems.has(word.slice(0, -1))))
  return phrases.filter((phrase) => phrase.includes(" ") || !isCovered(phrase))
}

const spellTerms = (terms: string, spelling: Spelling): ReadonlyArray<string> => {
  const phrases = splitTerms(terms)
    .flatMap(expandGroups)
    .map((phrase) => spellPhrase(phrase, spelling))
    .filter((phrase) => /^[^*~]/.test(phrase))
  return withoutMatchesOfStems([...new Set(phrases)].sort())
}

const divideTerms = (term: string): readonly [head: string, rest: string] => {
  const [first = "", ...others] = term.split(" ")
  const star = first.indexOf("*")
  if (star >= 0 && star < first.length - 1) return [first.slice(0, star + 1), `=${term}`]
  return [first, others.length === 0 ? "" : ` ${others.join(" ")}`]
}

/** Sorts heads by character and the terms of a head by meaning. `names` gives each meaning its code. */
export const arrangeTerms = (
  meanings: Readonly<Record<string, ReadonlyArray<string>>>,
  names: ReadonlyArray<string>
): Phrases => {
  const lines = new Map<string, Array<string>>()
  for (const [meaning, terms] of Object.entries(meanings)) {
    const code = wordCodeOf(names.indexOf(meaning))
    for (const [head, rest] of terms.map(divideTerms)) {
      const line = lines.get(head)
      if (line === undefined) lines.set(head, [code + rest])
      else line.push(code + rest)
    }
  }
  const heads = [...lines.keys()].sort()
  return { heads: heads.join(" "), phrases: heads.map((head) => lines.get(head)?.join(",")).join("\n") }
}

const spellLexicon = (concepts: ConceptTerms, spelling: Spelling): Phrases => {
  const spelled = Object.entries(concepts).map(([concept, terms]) => [concept, spellTerms(terms, spelling)])
  return arrangeTerms(Object.fromEntries(spelled), conceptNames)
}

const homophonesOf = (language: GuardLanguage): Lexicon["homophones"] =>
  Object.fromEntries(
    readHomophones(language).map(([concept, words]) => [concept, words.map(foldCharacters).join(" ")])
  )

export const spellLexiconOf = (language: GuardLanguage): Lexicon => ({
  ...spellLexicon(readLexicons()[language], language === "en" ? "exact" : "sound"),
  homophones: homophonesOf(language)
})
