import { afterAll, beforeAll, expect, test } from "vitest"
import { ofTheDay, readBreakages } from "../breakages/breakage.ts"
import { makeControl } from "../breakages/control.ts"
import { makeCopy } from "../breakages/copy.ts"
import { hasSurvived, linesOf } from "../breakages/report.ts"
import { tryBreakage } from "../breakages/try-breakage.ts"
import { currentPage, rowsOf } from "../support/promises/page.ts"

const millisPerDay = 86_400_000
const perDay = 3

const rows = rowsOf(currentPage())
const today = ofTheDay(readBreakages(), Math.floor(Date.now() / millisPerDay), perDay)
const copy = makeCopy()
const control = makeControl(copy, rows)
const knownFiles = today.flatMap(({ breaks }) => breaks.map(({ caughtBy }) => caughtBy))

// All at once: a start of the test runner takes longer than most of these tests.
beforeAll(() => control([...new Set(knownFiles)]))
afterAll(copy.remove)

/** Which ones depends on the day alone. All of them: `npm run breakages`. */
test.each(today)("a test notices today's breakage $name", async (breakage) => {
  const tried = await tryBreakage(copy, breakage, rows, control)
  console.log(linesOf(tried).join("\n"))
  expect(hasSurvived(tried)).toBe(false)
})
