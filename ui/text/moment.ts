import { byLanguage } from "#core/domain/languages/by-language.ts"
import type { Language } from "#core/domain/languages/language.ts"

/** British dates for English, as the texts are. */
const dateLocaleOf = (language: Language): string => (language === "en" ? "en-GB" : language)

/** Hours of 24, because Intl's words for the halves of a day are English in the other languages. */
const momentFormat = byLanguage(
  (language) =>
    new Intl.DateTimeFormat(dateLocaleOf(language), {
      dateStyle: "long",
      timeStyle: "short",
      hourCycle: "h23"
    })
)

/** "22 November 2026 at 09:14" in the reader's time zone. For actions of the owner, never for feedback. */
export const momentOf = (iso: string, language: Language): string =>
  momentFormat(language).format(new Date(iso))
