import { feedbackMessages } from "../../../messages/feedback.ts"
import { shortDate } from "../../../text/short-date.ts"

const isDate = (iso: string): boolean => !Number.isNaN(Date.parse(iso))

/** "14 Nov 2026", or Unknown. */
export const receivedOn = (iso: string): string =>
  isDate(iso) ? `${shortDate(iso)} ${new Date(iso).getUTCFullYear()}` : feedbackMessages.unknownDate

/** The same day as people here write it, for spreadsheets. */
export const localDate = (iso: string): string =>
  isDate(iso)
    ? new Date(iso).toLocaleDateString(undefined, { timeZone: "UTC" })
    : feedbackMessages.unknownDate
