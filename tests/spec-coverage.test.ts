import { describe, expect, test } from "vitest"
import { lines, showSpecCoverage, silent, specLinesOf, tags } from "./support/spec/spec-coverage.ts"

describe("the specification", () => {
  const places = lines.map(({ place }) => place)

  test("has a test for every line, or the reason why it asks for nothing", () => {
    expect(places.filter((place) => tags.has(place) === place in silent)).toEqual([])
  })

  test("is named rightly by the tests and by the reasons", () => {
    expect([...tags.keys(), ...Object.keys(silent)].filter((place) => !places.includes(place))).toEqual([])
  })

  test("stands beside its tests as a page", async () => {
    await expect(showSpecCoverage()).toMatchFileSnapshot("./spec-coverage.md")
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
