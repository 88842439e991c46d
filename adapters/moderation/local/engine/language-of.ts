import { readingsOf } from "./model/evidence.ts"
import { understand } from "./model/understand-text.ts"
import type { GuardLanguage } from "./text/script.ts"

export const languageOf = (text: string): GuardLanguage => {
  const reading = readingsOf(text).at(-1)
  return reading === undefined ? "en" : understand(reading).dialect.language
}
