import { byLanguage } from "#core/domain/languages/by-language.ts"
import type { Language } from "#core/domain/languages/language.ts"

/** British dates for English, as the texts are. */
const dateLocaleOf = (language: Language): string => (language === "en" ? "en-GB" : language)

/** Hours of 24, because Intl's words for the halves of a day are English in the other languages. */
const time = { timeStyle: "short", hourCycle: "h23" } as const

const date = { dateStyle: "long" } as const

/** Intl ends a date with a time in a word for "at" here, which doesn't go with the "from" of a sentence. */
const languagesWithEndings: ReadonlySet<Language> = new Set(["te", "kn"])

const dayFirst: ReadonlyArray<Intl.DateTimeFormatPartTypes> = ["day", "month", "year"]

const apart = (language: Language) => {
  const dates = new Intl.DateTimeFormat(language, date)
  const times = new Intl.DateTimeFormat(language, time)
  return (when: Date): string => {
    const parts = dates.formatToParts(when)
    const words = dayFirst.map((type) => parts.find((part) => part.type === type)?.value)
    return `${words.join(" ")}, ${times.format(when)}`
  }
}

const formatOf = byLanguage((language): ((when: Date) => string) =>
  languagesWithEndings.has(language)
    ? apart(language)
    : new Intl.DateTimeFormat(dateLocaleOf(language), { ...date, ...time }).format
)

/** "22 November 2026 at 09:14" in the reader's time zone. For actions of the owner, never for feedback. */
export const momentOf = (iso: string, language: Language): string => formatOf(language)(new Date(iso))
