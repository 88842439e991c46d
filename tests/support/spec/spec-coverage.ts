import { filesByTag, textOf } from "../promises/tags.ts"

/** One bullet, table row or paragraph of the specification. */
interface SpecLine {
  /** The line's name in tests: the section's number, the subheading if there is one, the place under it from 1. */
  readonly place: string
  readonly text: string
}

/** Lines that ask for nothing that a person can see or a client can call. */
export const silent: Readonly<Record<string, string>> = {
  "2 Route table 16": "names nothing; the pages are /security, /privacy and /terms",
  "3 17": "names a state without effect; there is none",
  "5 14": "names nothing; docs/architecture.md says what the server checks",
  "7 24": "names nothing; the core decides",
  "8 16": "names nothing; the texts of 8 5 and 8 6 are used",
  "8 17": "names nothing; no form library is used"
}

const isTableRule = (line = ""): boolean => /^\|[\s:|-]+\|$/.test(line)

const headingAfter = (line: string, before: string): string =>
  line.startsWith("## ")
    ? (/^## (\d+)\./.exec(line)?.[1] ?? "")
    : `${before.split(" ")[0]} ${line.replace(/^#+ /, "").replace(/ \(.*\)$/, "")}`

/** The lines of the numbered sections, in order; heads of tables are none. */
export const specLinesOf = (spec: string): ReadonlyArray<SpecLine> => {
  let [heading, count] = ["", 0]
  return spec.split("\n").flatMap((line, at, lines) => {
    if (line.startsWith("##")) [heading, count] = [headingAfter(line, heading), 0]
    const isContent = line.trim() !== "" && !line.startsWith("#")
    if (heading === "" || !isContent || isTableRule(line) || isTableRule(lines[at + 1])) return []
    count += 1
    return [{ place: `${heading} ${count}`, text: line.replace(/^- /, "") }]
  })
}

export const lines = specLinesOf(textOf("tests/fixtures/spec/spec.md"))

export const tags = filesByTag((text) =>
  Array.from(text.matchAll(/\[spec ([^\]]+)\]/g), ([, place = ""]) => place)
)

const maxCellLength = 90

const tableCell = (text: string): string => {
  const plain = text
    .trim()
    .replace(/^\||\|$/g, "")
    .replaceAll("|", "·")
    .replace(/\s+/g, " ")
    .trim()
  return plain.length > maxCellLength ? `${plain.slice(0, maxCellLength).trimEnd()}…` : plain
}

const testsOf = (place: string): string | undefined =>
  tags
    .get(place)
    ?.map((file) => `\`${file.slice("tests/".length)}\``)
    .join(", ")

/** The page that stands beside the tests. */
export const showSpecCoverage = (): string => `# The specification and its tests

Written by \`npm run vitest -- --project core tests/spec-coverage.test.ts -u\`; a test keeps it true. A place is the section, the subheading
if there is one, and the number of the bullet, row or paragraph under it in \`tests/fixtures/spec/spec.md\`. Tests carry it in their titles.

${lines.length} lines: ${lines.filter(({ place }) => tags.has(place)).length} tested, ${Object.keys(silent).length} that ask for nothing.

| Place | Line | Tests |
| --- | --- | --- |
${lines.map(({ place, text }) => `| ${place} | ${tableCell(text)} | ${testsOf(place) ?? silent[place]} |`).join("\n")}
`
