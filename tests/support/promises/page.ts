import { items } from "../asvs/items.ts"
import { readTags, textOf } from "./tags.ts"

/** A test that a row names: by its number, or by a title. */
interface NamedTest {
  readonly file: string
  readonly title: string | undefined
}

export interface PromiseRow {
  readonly numbers: ReadonlyArray<string>
  readonly promise: string
  readonly keptBy: ReadonlyArray<string>
  readonly tests: ReadonlyArray<NamedTest>
}

const namesIn = (cell: string): ReadonlyArray<string> =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name)

const testsIn = (cell: string): ReadonlyArray<NamedTest> =>
  Array.from(cell.matchAll(/`([^`]+)`(?: “([^”]+)”)?/g), ([, file = "", title]) => ({ file, title }))

/** The rows of the page's tables of four columns. */
export const rowsOf = (page: string): ReadonlyArray<PromiseRow> =>
  page
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\| (?:---|\| Promise)/.test(line))
    .map((line) => line.slice(1, -1).split("|"))
    .filter((cells) => cells.length === 4)
    .map((cells) => cells.map((cell) => cell.trim()))
    .map(([numbers = "", promise = "", files = "", tests = ""]) => ({
      numbers: numbers.split(" ").filter((number) => number !== ""),
      promise,
      keptBy: namesIn(files),
      tests: testsIn(tests)
    }))

const quoted = (names: ReadonlyArray<string>): string => names.map((name) => `\`${name}\``).join(", ")

const asvsTable = (): string => {
  const tags = readTags()
  const rows = items.map(({ numbers, promise, keptBy }) => {
    const files = [...new Set(numbers.flatMap((number) => tags.get(number) ?? []))].sort()
    return `| ${numbers.join(" ")} | ${promise} | ${quoted(keptBy)} | ${quoted(files)} |`
  })
  return ["| | Promise | Kept by | Proved by |", "| --- | --- | --- | --- |", ...rows].join("\n")
}

export const promisesPage = "docs/promises.md"

/** The page with its table renewed from the tests. */
export const currentPage = (): string =>
  textOf(promisesPage).replace(
    /<!-- asvs -->.*<!-- \/asvs -->/s,
    () => `<!-- asvs -->\n\n${asvsTable()}\n\n<!-- /asvs -->`
  )
