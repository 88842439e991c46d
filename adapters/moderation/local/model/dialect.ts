import type { Dialect, Register } from "./cells.ts"
import { leading } from "./classes.ts"
import { scoreOf, scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import { languages, nativeLanguageOf } from "./script.ts"

/** Letters say it for native scripts; for Latin letters a model guesses the language. */
export const dialectOf = (
  words: string,
  features: Uint32Array,
  models: Pick<Models, "language">
): Dialect => {
  const native = nativeLanguageOf(words)
  if (native !== undefined) return { language: native, script: "native" }
  return { language: leading(languages, scoresOf(models.language, features), "en"), script: "roman" }
}

export const registerOf = (features: Uint32Array, models: Pick<Models, "register">): Register =>
  scoreOf(models.register, features, 0) >= 0 ? "feedback" : "comment"
