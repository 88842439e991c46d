import { lastReadingOf } from "./model/evidence.ts"
import { understand } from "./model/understand-text.ts"
import type { GuardLanguage } from "./text/script.ts"

export const languageOf = (text: string): GuardLanguage =>
  understand(lastReadingOf(text)).languageAndScript.language
