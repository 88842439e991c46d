import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { feedbackCsv } from "#ui/features/feedback/export/feedback-csv.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { makeItem } from "../support/make-item.ts"

const csvOf = (items: FeedbackItems) => feedbackCsv(items, catalogue.feedback, catalogue.categories)

/** RFC 4180, as a spreadsheet reads it. */
const parse = (csv: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: Array<string> = []
  for (let match = cell.exec(csv); match !== null; match = cell.exec(csv)) {
    row.push(match[1] === undefined ? (match[2] ?? "") : match[1].replaceAll('""', '"'))
    if (match[3] === ",") continue
    rows.push(row)
    row = []
  }
  return rows
}

/** A spreadsheet whose list separator is another one: quotes within a cell mean nothing to it. */
const splitAt = (separator: string, csv: string): ReadonlyArray<string> =>
  csv
    .slice(1)
    .split(/[\r\n]+/)
    .flatMap((line) => line.split(separator))
    .map((cell) => cell.replace(/^(?:"|\s)*/, ""))

const isFormula = (cell: string): boolean => /^\s*[=+\-@＝＋－＠]|^[\t\r\n\0]/.test(cell)

/** Takes away what the export adds. */
const original = (cell: string): string =>
  cell
    .replace(/^'(?='*(?:\s*[=+\-@＝＋－＠]|[\t\r\n\0]))/, "")
    .replace(/([;\t\r\n][\s"]*)'(?='*[=+\-@＝＋－＠])/g, "$1")

const rowsOf = (csv: string) => parse(csv.slice(1))

describe("[spec 2 Feedback management 6] the export", () => {
  test("[anon A11] has a byte order mark, the five columns, and a row of as many for each item", () => {
    const csv = csvOf([
      makeItem({ content: 'She said "well done", twice.', isPublic: true }),
      makeItem({ content: "नमस्ते\nदुनिया", aiCategory: "Other / General", createdAt: "" })
    ])
    expect(csv.codePointAt(0)).toBe(0xfeff)
    expect(csv.endsWith("\r\n")).toBe(true)
    const day = new Date(Date.UTC(2026, 10, 14, 12)).toLocaleDateString(undefined, { timeZone: "UTC" })
    expect(rowsOf(csv)).toEqual([
      ["#", "Feedback", "Category", "Received On", "Visibility"],
      ["1", 'She said "well done", twice.', "Reliability", day, "Public"],
      ["2", "नमस्ते\nदुनिया", "Other / General", "Unknown", "Private"]
    ])
  })

  const hostile = fc.string({ unit: fc.constantFrom(...Array.from("=+-@＝＋－＠;\t\r\n\"' ,a")) })

  test("[asvs V1.2.10] gives every text back, whatever stands in it, and never a formula", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, fc.string({ unit: "grapheme" }))), (texts) => {
        const csv = csvOf(texts.map((content) => makeItem({ content })))
        const rows = rowsOf(csv).slice(1)
        expect(rows.map((row) => original(row[1] ?? ""))).toEqual(texts)
        const cells = [...rows.flat(), ...splitAt(";", csv), ...splitAt("\t", csv)]
        expect(cells.filter(isFormula)).toEqual([])
      })
    )
  })
})
