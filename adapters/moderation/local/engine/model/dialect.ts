import { languages, nativeLanguageOf } from "../text/script.ts"
import type { Dialect } from "./cells.ts"
import { leading } from "./classes.ts"
import { type Features, noFeatures } from "./features.ts"
import { scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"

const enough = 1000

/** The first letters of a text tell its language; the rest would take time. */
export const languageFeatures = (letters: Uint32Array): Features => ({
  letters: letters.subarray(0, enough),
  concepts: noFeatures,
  hints: noFeatures
})

/** Letters say it for native scripts; for Latin letters a model guesses the language. */
export const dialectOf = (words: string, letters: Uint32Array, models: Pick<Models, "language">): Dialect => {
  const native = nativeLanguageOf(words)
  if (native !== undefined) return { language: native, script: "native" }
  return {
    language: leading(languages, scoresOf(models.language, languageFeatures(letters)), "en"),
    script: "roman"
  }
}
