import { readingsOf } from "./model/evidence.ts"
import { understand } from "./model/understand-text.ts"

/** Language in which the guard judges a text; English if the text can't be read. */
export const languageOf = (text: string): string => {
  const reading = readingsOf(text).at(-1)
  return reading === undefined ? "en" : understand(reading).dialect.language
}
