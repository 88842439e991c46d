import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { byteOrderMark, csvRow } from "#core/domain/transfer/csv.ts"
import type { FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { localDate } from "../notes/received-on.ts"

const categoryIn = (category: string, feedbackMessages: FeedbackMessages): string =>
  category === "" ? feedbackMessages.general : category

const csvCellsOf = (
  item: FeedbackItem,
  index: number,
  feedbackMessages: FeedbackMessages
): ReadonlyArray<string> => [
  String(index + 1),
  item.content,
  categoryIn(item.aiCategory, feedbackMessages),
  localDate(item.createdAt, feedbackMessages),
  item.isPublic ? feedbackMessages.public : feedbackMessages.private
]

/** The list as a table for spreadsheets (spec section 2). */
export const feedbackCsv = (items: FeedbackItems, feedbackMessages: FeedbackMessages): string => {
  const rows = [
    feedbackMessages.exportColumns,
    ...items.map((item, index) => csvCellsOf(item, index, feedbackMessages))
  ]
  return byteOrderMark + rows.map(csvRow).join("")
}

const twoDigits = (value: number): string => String(value).padStart(2, "0")

/** `feedback-export-2026-11-14.csv`, with the date in the browser's time zone. */
export const exportName = (now: Date): string =>
  `feedback-export-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.csv`
