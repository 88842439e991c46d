import type { Language } from "#core/domain/languages/language.ts"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { dateWithYear } from "../../../text/short-date.ts"

const isDate = (iso: string): boolean => !Number.isNaN(Date.parse(iso))

export const receivedOn = (iso: string, feedbackMessages: FeedbackMessages, language: Language): string =>
  isDate(iso) ? dateWithYear(iso, language) : feedbackMessages.unknownDate

/** The UTC day in the reader's date format, for spreadsheets. */
export const localDate = (iso: string, feedbackMessages: FeedbackMessages): string =>
  isDate(iso)
    ? new Date(iso).toLocaleDateString(undefined, { timeZone: "UTC" })
    : feedbackMessages.unknownDate
