import { lazy } from "#core/domain/values/lazy.ts"
import { type CompiledRules, partNames } from "../compiled/compiled.ts"
import { guardPartText } from "../compiled/guard-file.ts"
import { conceptNames, conceptsOf } from "../concepts/concepts.ts"
import { lexicons } from "../concepts/lexicons.ts"
import type { PeopleWords } from "../text/people.ts"
import { termsFor } from "../text/phrase-index.ts"
import { makeVocabulary } from "../text/vocabulary.ts"

export const compiledRules = lazy((): CompiledRules => JSON.parse(guardPartText(partNames.rules)))

/** The lists hold only the worst words, but people mask letters in many more. */
const abuseTerms = (): ReadonlyArray<string> =>
  termsFor(
    lexicons.en(),
    conceptsOf("abuse").map((concept) => conceptNames.indexOf(concept))
  )

const { en, ...others } = lexicons

export const vocabulary = makeVocabulary({
  words: () => compiledRules().ruleWords,
  masked: abuseTerms,
  everyday: () => ({
    english: en(),
    indic: new Map(Object.entries(others).map(([language, lexicon]) => [language, lexicon()]))
  }),
  people: (): PeopleWords => JSON.parse(guardPartText(partNames.people))
})
