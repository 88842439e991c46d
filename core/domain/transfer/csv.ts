/** Spreadsheets run such a cell as a formula; in Japan also with the full-width signs. */
const formulaCell = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0])/

/** With a list separator other than the comma, a spreadsheet splits inside cells and ignores their quotes. */
const formulaWithin = /([;\t\r\n][\s"]*)(?='*[=+\-@＝＋－＠])/g

export const byteOrderMark = "\uFEFF"
const lineEnd = "\r\n"

/** A leading apostrophe makes a cell text. An existing one is doubled, so that the change can be reversed. */
const neutraliseFormula = (text: string): string => {
  const safe = text.replace(formulaWithin, "$1'")
  return formulaCell.test(safe) ? `'${safe}` : safe
}

const quoteCell = (text: string): string => `"${text.replaceAll('"', '""')}"`

export const csvRow = (cells: ReadonlyArray<string>): string =>
  cells.map((cell) => quoteCell(neutraliseFormula(cell))).join(",") + lineEnd
