import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type SpecLine, specLinesOf } from "./spec-lines.ts"
import { silent } from "./untested.ts"

const root = join(import.meta.dirname, "../../..")

const testFiles = (): ReadonlyArray<string> =>
  readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:test|contract)\.tsx?$/.test(file))
    .map((file) => file.replaceAll("\\", "/"))
    .sort()

const tag = /\[spec ([^\]]+)\]/g

const readTags = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const tags = new Map<string, Set<string>>()
  for (const file of testFiles()) {
    const text = readFileSync(join(root, "tests", file), "utf8")
    for (const [, place = ""] of text.matchAll(tag)) tags.set(place, (tags.get(place) ?? new Set()).add(file))
  }
  return tags
}

interface SpecCoverage {
  readonly lines: ReadonlyArray<SpecLine>
  readonly tags: ReadonlyMap<string, ReadonlySet<string>>
}

export const readSpecCoverage = (): SpecCoverage => ({
  lines: specLinesOf(readFileSync(join(root, "tests/fixtures/spec/spec.md"), "utf8")),
  tags: readTags()
})

const minLineLength = 90

const tableCell = (text: string): string => {
  const plain = text
    .trim()
    .replace(/^\||\|$/g, "")
    .replaceAll("|", "·")
    .replace(/\s+/g, " ")
    .trim()
  return plain.length > minLineLength ? `${plain.slice(0, minLineLength).trimEnd()}…` : plain
}

const testsOf = (place: string, { tags }: SpecCoverage): string => {
  const files = tags.get(place)
  if (files !== undefined) return Array.from(files, (file) => `\`${file}\``).join(", ")
  return silent[place] ?? "**no test**"
}

export const showSpecCoverage = (coverage: SpecCoverage): string => {
  const tested = coverage.lines.filter(({ place }) => coverage.tags.has(place)).length
  const rows = coverage.lines.map(
    ({ place, text }) => `| ${place} | ${tableCell(text)} | ${testsOf(place, coverage)} |`
  )
  return [
    "# The specification and its tests",
    "",
    "Written by `npm run vitest -- --project core tests/spec-coverage.test.ts -u`; a test keeps it true. A place is the section, the subheading",
    "if there is one, and the number of the bullet, row or paragraph under it in `tests/fixtures/spec/spec.md`. Tests carry it in their titles.",
    "",
    `${coverage.lines.length} lines: ${tested} tested, ${Object.keys(silent).length} that ask for nothing.`,
    "",
    "| Place | Line | Tests |",
    "| --- | --- | --- |",
    ...rows,
    ""
  ].join("\n")
}
