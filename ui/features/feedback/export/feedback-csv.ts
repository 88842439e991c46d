import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { localDate } from "../notes/received-on.ts"

/** Spreadsheets take a cell for a formula that starts so, in Japan with the wide signs, too. */
const formulaCell = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/

/**
 * Where the list separator is another one than the comma, a spreadsheet splits within our cells, and there the quotes
 * mean nothing to it.
 */
const formulaWithin = /([;\t\r\n][\s"]*)(?='*[=+\-@＝＋－＠])/g

const byteOrderMark = "\uFEFF"
const lineEnd = "\r\n"

/** A quotation mark makes it text. Where one stood there is one more, so that each can be taken away again. */
const neutral = (text: string): string => {
  const safe = text.replace(formulaWithin, "$1'")
  return formulaCell.test(safe) ? `'${safe}` : safe
}

/** RFC 4180. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const cellOf = (text: string): string => quoted(neutral(text))

const categoryIn = (category: string): string => (category === "" ? feedbackMessages.general : category)

const rowOf = (item: FeedbackItem, index: number): ReadonlyArray<string> => [
  String(index + 1),
  item.content,
  categoryIn(item.aiCategory),
  localDate(item.createdAt),
  item.isPublic ? feedbackMessages.public : feedbackMessages.private
]

/** The list as a table for spreadsheets (spec section 2). */
export const feedbackCsv = (items: FeedbackItems): string => {
  const rows = [feedbackMessages.exportColumns, ...items.map(rowOf)]
  return byteOrderMark + rows.map((cells) => cells.map(cellOf).join(",") + lineEnd).join("")
}

const two = (value: number): string => String(value).padStart(2, "0")

/** `feedback-export-2026-11-14.csv`: the day here. */
export const exportName = (now: Date): string =>
  `feedback-export-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.csv`
