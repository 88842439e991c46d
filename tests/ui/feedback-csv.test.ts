import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { exportName, feedbackCsv } from "#ui/features/feedback/feedback-csv.ts"
import { makeItem } from "../support/make-item.ts"

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

const rowsOf = (csv: string) => parse(csv.slice(1))

describe("[spec 2 Feedback management 6] the export", () => {
  test("has a byte order mark, the columns, and a row for each item", () => {
    const csv = feedbackCsv([
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

  test("calls an item without a category General", () => {
    const item = Object.assign(makeItem(), { aiCategory: "" })
    expect(rowsOf(feedbackCsv([item]))[1]?.[2]).toBe("General")
  })

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])("takes the formula out of %j", (content) => {
    expect(rowsOf(feedbackCsv([makeItem({ content })]))[1]?.[1]).toBe(`'${content}`)
  })

  test("[asvs V1.2.10] gives every text back, whatever stands in it, and never a formula", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (texts) => {
        const rows = rowsOf(feedbackCsv(texts.map((content) => makeItem({ content })))).slice(1)
        expect(rows.map((row) => row[1]?.replace(/^'(?=[=+\-@\t\r])/, ""))).toEqual(
          texts.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, ""))
        )
        expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      })
    )
  })

  test("is named by the day", () => {
    expect(exportName(new Date(2026, 0, 5, 23, 59))).toBe("feedback-export-2026-01-05.csv")
  })
})
