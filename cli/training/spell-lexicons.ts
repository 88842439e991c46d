import { lexicons } from "../../adapters/moderation/local/concepts/lexicons.ts"
import type { Language } from "../../adapters/moderation/local/model/script.ts"
import { type Spelling, spell, splitTerms } from "../../adapters/moderation/local/text/terms.ts"

const group = /\(([^()]*)\)/

/** `(a|b) c?` stands for four phrases. */
const expand = (term: string): ReadonlyArray<string> => {
  const optional = /\s*\S+\?/.exec(term)
  if (optional !== null && !optional[0].includes("("))
    return [term.replace(optional[0], ""), term.replace("?", "")].flatMap(expand)
  const found = group.exec(term)
  return found === null
    ? [term]
    : (found[1] ?? "").split("|").flatMap((choice) => expand(term.replace(group, choice)))
}

const spellPhrase = (phrase: string, spelling: Spelling): string =>
  phrase
    .replace(/['’`]/g, "")
    .replace(/~\d/g, "~")
    .replace(/[^\p{L}\p{M}\p{N}*~]+/gu, " ")
    .trim()
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => spell(word, spelling))

const isStem = (phrase: string): boolean => /^[^ *]+\*$/.test(phrase)

/** What a shorter stem finds anyway is left out. */
const withoutLonger = (phrases: ReadonlyArray<string>): ReadonlyArray<string> => {
  const stems = new Set(phrases.filter(isStem).map((stem) => stem.slice(0, -1)))
  const isCovered = (word: string): boolean =>
    Array.from({ length: word.length - 1 }, (_, length) => word.slice(0, length)).some((start) =>
      stems.has(start)
    ) ||
    (!word.endsWith("*") && (stems.has(word) || stems.has(word.slice(0, -1))))
  return phrases.filter((phrase) => phrase.includes(" ") || !isCovered(phrase))
}

const spellTerms = (terms: string, spelling: Spelling): string => {
  const phrases = splitTerms(terms)
    .flatMap(expand)
    .map((phrase) => spellPhrase(phrase, spelling))
    .filter((phrase) => /^[^*~]/.test(phrase))
  return withoutLonger([...new Set(phrases)].sort()).join(",")
}

/** All lexicons in the spelling of the texts that are searched: a third of the size, and ready to be indexed. */
export const spellLexicons = (): Record<Language, Record<string, string>> => {
  const spelled = (language: Language) =>
    Object.fromEntries(
      Object.entries(lexicons[language]).map(([concept, terms]) => [
        concept,
        spellTerms(terms, language === "en" ? "exact" : "sound")
      ])
    )
  return { en: spelled("en"), hi: spelled("hi"), te: spelled("te"), ta: spelled("ta"), kn: spelled("kn") }
}
