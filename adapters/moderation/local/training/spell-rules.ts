import type { CompiledRules, CompiledThemes } from "../engine/compiled/compiled.ts"
import { type GuardLanguage, languages } from "../engine/text/script.ts"
import { isLatinWord, splitTerms, wordsOf } from "../engine/text/terms.ts"
import { type ExcuseGroup, type RuleFiles, type RuleGroup, readRuleFiles } from "./read/rules.ts"
import { spellTerms } from "./read/spell-terms.ts"
import { readThemes } from "./read/themes.ts"

const ruleEntry =
  (language: GuardLanguage) =>
  ({ label, score }: RuleGroup) => ({ rule: { label, score }, language })

const excuseEntry = ({ labels }: ExcuseGroup) => ({ excuse: labels === undefined ? {} : { labels } })

const spelledRules = ({ lists, patterns, excuses }: RuleFiles): CompiledRules["rules"] => ({
  lists: spellTerms([...languages.flatMap((language) => lists[language]), ...excuses]),
  en: spellTerms(patterns.en),
  hi: spellTerms(patterns.hi),
  te: spellTerms(patterns.te),
  ta: spellTerms(patterns.ta),
  kn: spellTerms(patterns.kn)
})

const entriesOf = ({ lists, patterns, excuses }: RuleFiles): CompiledRules["entries"] => ({
  lists: [
    ...languages.flatMap((language) => lists[language].map(ruleEntry(language))),
    ...excuses.map(excuseEntry)
  ],
  en: patterns.en.map(ruleEntry("en")),
  hi: patterns.hi.map(ruleEntry("hi")),
  te: patterns.te.map(ruleEntry("te")),
  ta: patterns.ta.map(ruleEntry("ta")),
  kn: patterns.kn.map(ruleEntry("kn"))
})

/** Keeps each word's last position, because the later of two look-alikes wins. */
const lastOfEach = (words: ReadonlyArray<string>): string =>
  [...new Set(words.toReversed())].reverse().join(" ")

const ruleWordsOf = ({ lists, patterns, real }: RuleFiles): CompiledRules["ruleWords"] => {
  const inLists = languages.flatMap((language) => lists[language])
  const inPatterns = languages.flatMap((language) => patterns[language])
  const listed = inLists.flatMap(({ terms }) => splitTerms(terms)).filter(isLatinWord)
  return {
    listed: [...new Set(listed.map((term) => term.replace("*", "")))].join(" "),
    all: lastOfEach([...inLists, ...inPatterns].flatMap(({ terms }) => wordsOf(terms))),
    real: real.join(" ")
  }
}

export const spellRules = (): CompiledRules => {
  const files = readRuleFiles()
  return { entries: entriesOf(files), rules: spelledRules(files), ruleWords: ruleWordsOf(files) }
}

export const spellThemes = (): CompiledThemes => {
  const themes = readThemes()
  return {
    themes: themes.map(({ category, name, weight }) => ({ category, name, weight })),
    terms: spellTerms(themes)
  }
}
