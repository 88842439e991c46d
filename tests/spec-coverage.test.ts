import { describe, expect, test } from "vitest"
import { readSpecCoverage, showSpecCoverage } from "./support/spec/spec-coverage.ts"
import { specLinesOf } from "./support/spec/spec-lines.ts"
import { silent } from "./support/spec/untested.ts"

describe("the specification", () => {
  const coverage = readSpecCoverage()
  const places = coverage.lines.map(({ place }) => place)

  test("has a test for every line", () => {
    expect(places.filter((place) => !(coverage.tags.has(place) || place in silent))).toEqual([])
  })

  test("is named rightly by the tests", () => {
    expect(Array.from(coverage.tags.keys()).filter((place) => !places.includes(place))).toEqual([])
  })

  test("lists as untested only lines that are", () => {
    const listed = Object.keys(silent)
    expect(listed.filter((place) => coverage.tags.has(place) || !places.includes(place))).toEqual([])
  })

  test("stands beside its tests as a page", async () => {
    await expect(showSpecCoverage(coverage)).toMatchFileSnapshot("./spec-coverage.md")
  })
})

test("bullets, rows and paragraphs are counted under their headings", () => {
  const spec =
    "# T\nintro\n## 2. Two\n\nFirst.\n\n### Sub (x)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n- last\n  - inner"
  expect(specLinesOf(spec)).toEqual([
    { place: "2 1", text: "First." },
    { place: "2 Sub 1", text: "| 1 | 2 |" },
    { place: "2 Sub 2", text: "last" },
    { place: "2 Sub 3", text: "  - inner" }
  ])
})
