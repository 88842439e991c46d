import { conceptNames, families } from "./concepts/concepts.ts"
import lexicons from "./concepts/lexicons.gen.json" with { type: "json" }
import { ruleWords } from "./rules.gen.ts"
import { termsFor } from "./text/phrase-index.ts"
import { makeVocabulary } from "./text/vocabulary.ts"

const abuse = families.abuse.flatMap((line) => line.split(" "))

/** The guard's lists hold the worst words; a letter is masked in many more. */
const abuseTerms = (): ReadonlyArray<string> =>
  termsFor(
    lexicons.en,
    abuse.map((concept) => conceptNames.indexOf(concept))
  )

const { en, ...others } = lexicons

export const vocabulary = makeVocabulary({
  ...ruleWords,
  masked: abuseTerms,
  everyday: { exact: [en], sound: Object.values(others) }
})
