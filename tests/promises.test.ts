import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { items } from "./support/asvs/items.ts"
import { currentPage, promisesPage, rowsOf } from "./support/promises/page.ts"
import { readTags, root, textOf } from "./support/promises/tags.ts"

const rows = rowsOf(currentPage())
const tags = readTags()

const isTitleTagged = (file: string, numbers: ReadonlyArray<string>, title: string | undefined): boolean =>
  title === undefined
    ? numbers.some((number) => tags.get(number)?.includes(file))
    : textOf(file).includes(`"${title}"`)

describe("docs/promises.md", () => {
  test("has the promises from A1 on, each once and in order, with tests of their own", () => {
    const numbers = rows.flatMap((row) => row.numbers).filter((number) => number.startsWith("A"))
    const ordered = [...new Set(numbers)].toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    expect(numbers).toEqual(ordered)
    expect(numbers[0]).toBe("A1")
    expect(numbers.filter((number) => !tags.has(number))).toEqual([])
  })

  test.each(rows)("$numbers $promise", ({ numbers, keptBy: files, tests }) => {
    expect(files.length).toBeGreaterThan(0)
    expect(
      [...files, ...tests.map(({ file }) => file)].filter((path) => !existsSync(join(root, path)))
    ).toEqual([])
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter(({ file, title }) => !isTitleTagged(file, numbers, title))).toEqual([])
  })

  test("leaves out no number that a test carries", () => {
    const listed = new Set(rows.flatMap((row) => row.numbers))
    expect([...tags.keys()].filter((number) => !listed.has(number))).toEqual([])
  })

  test("has the 60 rows of the ASVS, and a test for each of their numbers", () => {
    expect(items).toHaveLength(60)
    const numbers = items.flatMap((item) => item.numbers)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
    expect(numbers.filter((number) => !/^V\d+\.\d+\.\d+$/.test(number) || !tags.has(number))).toEqual([])
  })

  test("has the table that the tests' titles make", async () => {
    await expect(currentPage()).toMatchFileSnapshot(`../${promisesPage}`)
  })
})

test("a row is read with its numbers, files and tests", () => {
  const page =
    "| | Promise | Kept by | Proved by |\n| --- | --- | --- | --- |\n| A1 A2 | It holds. | `a.ts` | `b.ts` “says so”, `c.ts` |"
  expect(rowsOf(page)).toEqual([
    {
      numbers: ["A1", "A2"],
      promise: "It holds.",
      keptBy: ["a.ts"],
      tests: [
        { file: "b.ts", title: "says so" },
        { file: "c.ts", title: undefined }
      ]
    }
  ])
})
