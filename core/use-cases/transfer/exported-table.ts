import type { Feedback } from "../../domain/feedback/feedback.ts"
import { byteOrderMark, csvRow } from "../../domain/transfer/csv.ts"

/** Columns of the owner's CSV export (spec section 2). */
export const tableHead = byteOrderMark + csvRow(["#", "Feedback", "Category", "Received On", "Visibility"])

export const tableRow = (
  index: number,
  { aiCategory, createdOn, isPublic }: Feedback,
  content: string
): string => csvRow([String(index + 1), content, aiCategory, createdOn, isPublic ? "Public" : "Private"])
