/** Spreadsheets read such a cell as a formula, in Japan with the full-width signs, too. */
const formulaCell = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/

/** With another list separator than the comma, a spreadsheet splits inside our cells and ignores our quotes. */
const formulaWithin = /([;\t\r\n][\s"]*)(?='*[=+\-@＝＋－＠])/g

/** Tells spreadsheets the encoding. */
export const byteOrderMark = "\uFEFF"
const lineEnd = "\r\n"

/** A leading apostrophe makes it text; an existing one is doubled, so that it can be removed again. */
const neutral = (text: string): string => {
  const safe = text.replace(formulaWithin, "$1'")
  return formulaCell.test(safe) ? `'${safe}` : safe
}

/** RFC 4180. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** One row of a table for spreadsheets, which will not run any of it. */
export const csvRow = (cells: ReadonlyArray<string>): string =>
  cells.map((cell) => quoted(neutral(cell))).join(",") + lineEnd
