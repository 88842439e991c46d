import { isPublished, type ListedItem } from "../../domain/feedback/feedback.ts"
import { byteOrderMark, csvRow } from "../../domain/transfer/csv.ts"
import { categoryOf } from "../feedback/feedback-view.ts"

export const tableHead = byteOrderMark + csvRow(["#", "Feedback", "Category", "Received On", "Visibility"])

export const tableRow = (index: number, item: ListedItem, content: string): string =>
  csvRow([
    String(index + 1),
    content,
    categoryOf(item),
    item.createdOn,
    isPublished(item) ? "Public" : "Private"
  ])
