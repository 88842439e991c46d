import { expect, test } from "vitest"
import { readDayRange } from "#cli/commands/replay/day-range.ts"

test.each([
  ["2026-11-20", { from: "2026-11-20", to: "2026-11-20" }],
  ["2026-11-01..2026-11-20", { from: "2026-11-01", to: "2026-11-20" }],
  ["2026-11-20..2026-11-20", { from: "2026-11-20", to: "2026-11-20" }],
  ["2026-11-01..", { from: "2026-11-01", to: null }],
  ["..2026-11-20", { from: null, to: "2026-11-20" }],
  ["2028-02-29", { from: "2028-02-29", to: "2028-02-29" }]
])("%s is a range of days", (text, range) => {
  expect(readDayRange(text)).toEqual(range)
})

test.each([
  ...["", "..", "today", "2026-11", "20-11-2026", "2026-02-29", "2026-13-01", "2026-11-202026-11-21"],
  ...["2026-11-20..2026-11-01", "2026-11-01...2026-11-20", "2026-11-01 .. 2026-11-20"]
])("%j is none", (text) => {
  expect(readDayRange(text)).toBeUndefined()
})
