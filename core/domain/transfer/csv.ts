/** Spreadsheets take a cell for a formula that starts so, in Japan with the wide signs, too. */
const formulaCell = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/

/**
 * Where the list separator is another one than the comma, a spreadsheet splits within our cells, and there the quotes
 * mean nothing to it.
 */
const formulaWithin = /([;\t\r\n][\s"]*)(?='*[=+\-@＝＋－＠])/g

/** At the start of a table, for spreadsheets that would take it for another encoding. */
export const byteOrderMark = "\uFEFF"
const lineEnd = "\r\n"

/** A quotation mark makes it text. Where one stood there is one more, so that each can be taken away again. */
const neutral = (text: string): string => {
  const safe = text.replace(formulaWithin, "$1'")
  return formulaCell.test(safe) ? `'${safe}` : safe
}

/** RFC 4180. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** One row of a table for spreadsheets, which run nothing of it. */
export const csvRow = (cells: ReadonlyArray<string>): string =>
  cells.map((cell) => quoted(neutral(cell))).join(",") + lineEnd
