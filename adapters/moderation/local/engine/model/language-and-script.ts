import { withoutTokens } from "../text/mask-people.ts"
import { languages, nativeLanguageOf } from "../text/script.ts"
import type { LanguageAndScript } from "./cells.ts"
import { leading } from "./classes.ts"
import { emptyHashes, type Features } from "./features.ts"
import { scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"

const maxLanguageLetters = 1000

/** The first letters of a text are enough to tell its language, and reading more takes time. */
export const languageFeatures = (letters: Uint32Array): Features => ({
  letters: letters.subarray(0, maxLanguageLetters),
  concepts: emptyHashes,
  hints: emptyHashes
})

export const languageAndScriptOf = (
  words: string,
  letters: Uint32Array,
  models: Pick<Models, "language">
): LanguageAndScript => {
  const native = nativeLanguageOf(withoutTokens(words))
  if (native !== undefined) return { language: native, script: "native" }
  return {
    language: leading(languages, scoresOf(models.language, languageFeatures(letters)), "en"),
    script: "roman"
  }
}
