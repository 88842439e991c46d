import { languages } from "../engine/text/script.ts"
import { wordsOf } from "../engine/text/terms.ts"
import { readLexicons } from "./read/lexicons.ts"
import type { TrainingRow } from "./row.ts"

const wordsEach = 4

const chunksOf = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  Array.from({ length: Math.ceil(words.length / wordsEach) }, (_, index) =>
    words.slice(index * wordsEach, (index + 1) * wordsEach).join(" ")
  )

export const lexiconRows = (): ReadonlyArray<TrainingRow> =>
  languages.flatMap((lang) =>
    Object.values(readLexicons()[lang])
      .flatMap((terms) => chunksOf(wordsOf(terms).filter((word) => /^[a-z]+$/.test(word))))
      .map((text) => ({ text, lang, script: "roman", origin: "own", isHeldOut: false }) as const)
  )
