import { expect, test } from "vitest"
import { byteOrderMark, csvRow } from "#core/domain/transfer/csv.ts"

test("a row is of quoted cells with commas between them, and a quotation mark is doubled", () => {
  expect(csvRow(["a, b", 'she said "well"', ""])).toBe('"a, b","she said ""well""",""\r\n')
  expect(byteOrderMark).toBe("\uFEFF")
})

test.each([
  ["=1+1", "'=1+1"],
  ["  -1", "'  -1"],
  ["＠here", "'＠here"],
  ["'=1", "''=1"],
  ["\ttab", "'\ttab"],
  ["it's = 1", "it's = 1"],
  ["a;=1;=2", "a;'=1;'=2"],
  ["a\n '=1", "a\n ''=1"]
])("%j is %j: a spreadsheet runs nothing of it", (cell, safe) => {
  expect(csvRow([cell])).toBe(`"${safe}"\r\n`)
})
