import type { Language } from "#core/domain/languages/language.ts"
import { byLanguage, dateLocaleOf } from "./locale.ts"

const momentFormat = byLanguage(
  (language) => new Intl.DateTimeFormat(dateLocaleOf(language), { dateStyle: "long", timeStyle: "short" })
)

/** "22 November 2026 at 09:14" in the reader's time zone. For actions of the owner, never for feedback. */
export const momentOf = (iso: string, language: Language): string =>
  momentFormat(language).format(new Date(iso))
