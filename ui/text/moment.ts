import { byLanguage } from "#core/domain/languages/by-language.ts"
import type { Language } from "#core/domain/languages/language.ts"

/** British dates for English, as the texts are. */
const dateLocaleOf = (language: Language): string => (language === "en" ? "en-GB" : language)

/** Hours of 24, because Intl's words for the halves of a day are English in the other languages. */
const time = { timeStyle: "short", hourCycle: "h23" } as const

const date = { dateStyle: "long" } as const

/** Intl ends a date with a time in a word for "at" here, which doesn't go with the "from" of a sentence. */
const languagesWithEndings: ReadonlySet<Language> = new Set(["te", "kn"])

const momentFormats = byLanguage((language) => {
  const formats = languagesWithEndings.has(language) ? [date, time] : [{ ...date, ...time }]
  return formats.map((options) => new Intl.DateTimeFormat(dateLocaleOf(language), options))
})

/** "22 November 2026 at 09:14" in the reader's time zone. For actions of the owner, never for feedback. */
export const momentOf = (iso: string, language: Language): string =>
  momentFormats(language)
    .map((format) => format.format(new Date(iso)))
    .join(", ")
