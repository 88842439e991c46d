import type { Language } from "#core/domain/languages/language.ts"
import { byLanguage } from "./locale.ts"

const utcFormat = (options: Intl.DateTimeFormatOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }))

const monthFormat = utcFormat({ month: "short" })
const dayMonthFormat = utcFormat({ day: "numeric", month: "short" })
const fullFormat = utcFormat({ day: "numeric", month: "short", year: "numeric" })
const monthYearFormat = utcFormat({ month: "short", year: "numeric" })

const isDate = (date: Date): boolean => !Number.isNaN(date.getTime())

/** British order with three letters for each month, which no English locale has. */
const englishDayMonth = (date: Date): string => `${date.getUTCDate()} ${monthFormat("en").format(date)}`

/** "14 Nov", the UTC day, since feedback is stored with its day only. */
export const shortDate = (iso: string, language: Language): string => {
  const date = new Date(iso)
  if (!isDate(date)) return ""
  return language === "en" ? englishDayMonth(date) : dayMonthFormat(language).format(date)
}

/** "14 Nov 2026", the UTC day. */
export const dateWithYear = (iso: string, language: Language): string => {
  const date = new Date(iso)
  if (!isDate(date)) return ""
  return language === "en"
    ? `${englishDayMonth(date)} ${date.getUTCFullYear()}`
    : fullFormat(language).format(date)
}

/** "Nov 2026" for `2026-11`. */
export const monthYear = (month: string, language: Language): string => {
  const date = new Date(`${month}-01`)
  return isDate(date) ? monthYearFormat(language).format(date) : ""
}

const longFormat = utcFormat({ dateStyle: "long" })

/** A day that is written as "22 November 2026", in another language. */
export const writtenDate = (date: string, language: Language): string =>
  language === "en" ? date : longFormat(language).format(new Date(`${date} UTC`))
