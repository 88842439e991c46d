import { readingsOf } from "./model/evidence.ts"
import { understand } from "./model/understand-text.ts"

export const languageOf = (text: string): string => {
  const reading = readingsOf(text).at(-1)
  return reading === undefined ? "en" : understand(reading).dialect.language
}
