import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { readBreakages } from "./breakages/breakage.ts"
import { problemOf } from "./breakages/copy.ts"
import { filesOf, titlesOf } from "./breakages/named-tests.ts"
import { currentPage, rowsOf } from "./support/promises/page.ts"
import { root } from "./support/promises/tags.ts"

const rows = rowsOf(currentPage())
const breakages = readBreakages()

describe("the breakages", () => {
  test("leave out no promise", () => {
    const broken = new Set(breakages.flatMap(({ breaks }) => breaks.map(({ number }) => number)))
    const isBroken = ({ numbers }: (typeof rows)[number]) => numbers.some((number) => broken.has(number))
    expect(rows.filter((row) => !isBroken(row)).map(({ numbers }) => numbers)).toEqual([])
  })

  test.each(breakages)(
    "$name applies, and names tests of the promises that it breaks",
    ({ patch, does, breaks }) => {
      expect(problemOf(patch)).toBe("")
      expect(does).toMatch(/^[A-Z].*\.$/)
      expect(breaks.length).toBeGreaterThan(0)
      for (const { number, caughtBy } of breaks) {
        const row = rows.find(({ numbers }) => numbers.includes(number))
        expect(existsSync(join(root, caughtBy))).toBe(true)
        expect(row === undefined ? [] : filesOf(row), number).toContain(caughtBy)
      }
    }
  )
})

const tagged = (numbers: string): string => `It [asvs ${numbers}] holds`

test("a row's tests are found by number or title, and no others", () => {
  const row = {
    numbers: ["V1.2.1"],
    promise: "",
    keptBy: [],
    tests: [{ file: "a.ts", title: "keeps (all)" }]
  }
  const titles = new RegExp(titlesOf(row))
  for (const title of [tagged("V1.2.1"), tagged("V3.2.2 V1.2.1"), "it keeps (all)"])
    expect(title).toMatch(titles)
  for (const title of [tagged("V1.2.10"), tagged("V1.2.1.1"), "V1.2.1"]) expect(title).not.toMatch(titles)
})
