import { byLanguage } from "#core/domain/languages/by-language.ts"
import type { Language } from "#core/domain/languages/language.ts"

/** Intl gives only words: its order and commas change between versions, so server and browser would disagree. */
export const utcWordFormat = (options: Intl.DateTimeFormatOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }))

const abbreviatedMonth = utcWordFormat({ month: "short" })
const longMonth = utcWordFormat({ month: "long" })

/** Abbreviations of Kannada and Telugu are words: "5 ಜನ" reads as five people, ಆಗ as "then". */
const shortMonth = (language: Language) =>
  (language === "kn" || language === "te" ? longMonth : abbreviatedMonth)(language)

const ifDate = (iso: string, textOf: (date: Date) => string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? "" : textOf(date)
}

/** "14 Nov". Dates here are UTC days, since feedback is stored with its day only. */
export const shortDate = (iso: string, language: Language): string =>
  ifDate(iso, (date) => `${date.getUTCDate()} ${shortMonth(language).format(date)}`)

export const monthYear = (month: string, language: Language): string =>
  ifDate(`${month}-01`, (date) => `${shortMonth(language).format(date)} ${date.getUTCFullYear()}`)

export const dateWithYear = (iso: string, language: Language): string =>
  ifDate(iso, (date) => `${shortDate(iso, language)} ${date.getUTCFullYear()}`)

export const longDate = (iso: string, language: Language): string =>
  ifDate(iso, (date) => `${date.getUTCDate()} ${longMonth(language).format(date)}`)

export const writtenDate = (english: string, language: Language): string => {
  const iso = `${english} UTC`
  return ifDate(iso, (date) => `${longDate(iso, language)} ${date.getUTCFullYear()}`)
}
