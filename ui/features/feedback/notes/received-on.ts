import { feedbackMessages } from "../../../messages/feedback.ts"
import { dateWithYear } from "../../../text/short-date.ts"

const isDate = (iso: string): boolean => !Number.isNaN(Date.parse(iso))

export const receivedOn = (iso: string): string =>
  isDate(iso) ? dateWithYear(iso) : feedbackMessages.unknownDate

/** The UTC day in the reader's date format, for spreadsheets. */
export const localDate = (iso: string): string =>
  isDate(iso)
    ? new Date(iso).toLocaleDateString(undefined, { timeZone: "UTC" })
    : feedbackMessages.unknownDate
