import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { byteOrderMark, csvRow } from "#core/domain/transfer/csv.ts"
import type { CategoriesMessages, FeedbackMessages } from "../../../messages/generated/catalogue.ts"
import { longCategoryName } from "../../../text/category-names.ts"
import { localDate } from "../notes/received-on.ts"

const categoryIn = (
  category: string,
  feedbackMessages: FeedbackMessages,
  categoriesMessages: CategoriesMessages
): string => (category === "" ? feedbackMessages.general : longCategoryName(category, categoriesMessages))

const csvCellsOf = (
  item: FeedbackItem,
  index: number,
  feedbackMessages: FeedbackMessages,
  categoriesMessages: CategoriesMessages
): ReadonlyArray<string> => [
  String(index + 1),
  item.content,
  categoryIn(item.aiCategory, feedbackMessages, categoriesMessages),
  localDate(item.createdAt, feedbackMessages),
  item.isPublic ? feedbackMessages.public : feedbackMessages.private
]

export const feedbackCsv = (
  items: FeedbackItems,
  feedbackMessages: FeedbackMessages,
  categoriesMessages: CategoriesMessages
): string => {
  const rows = [
    feedbackMessages.exportColumns,
    ...items.map((item, index) => csvCellsOf(item, index, feedbackMessages, categoriesMessages))
  ]
  return byteOrderMark + rows.map(csvRow).join("")
}

const twoDigits = (value: number): string => String(value).padStart(2, "0")

export const exportName = (now: Date): string =>
  `feedback-export-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.csv`
