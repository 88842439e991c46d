import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { MeasuredFigures } from "#ui/messages/measured.ts"
import { repositoryRoot } from "./run.ts"

export const measuredSources = ["docs/model-card.md", "docs/performance.json", "docs/promises.md"] as const

const measuredModule = join(repositoryRoot, "ui", "messages", "measured.gen.ts")

const cellsOf = (line: string): ReadonlyArray<string> =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim())

const tableAfter = (text: string, mark: string): ReadonlyArray<ReadonlyMap<string, string>> => {
  const lines = text.slice(Math.max(0, text.indexOf(mark))).split("\n")
  const start = lines.findIndex((line) => line.startsWith("|"))
  const end = lines.findIndex((line, at) => at > start && !line.startsWith("|"))
  const rows = lines.slice(start, end)
  const names = cellsOf(rows[0] ?? "")
  return rows.slice(2).map((row) => new Map(cellsOf(row).map((cell, at) => [names[at] ?? "", cell])))
}

const meanOf = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

/** Reads the table about texts whose authors wrote no training text. */
export const guardFigures = (card: string): MeasuredFigures["guard"] => {
  const mark = "On the last round"
  const [, texts] = /last round[^(]*\((\d+) texts/.exec(card) ?? []
  const [, date] = /Measured on (\d{1,2} [A-Z][a-z]+ \d{4})/.exec(card) ?? []
  const rows = tableAfter(card, mark)
  const column = (name: string) => rows.map((row) => Number(row.get(name)))
  const [innocent, harmful] = [column("refused or covered"), column("abusive refused or covered")]
  if (texts === undefined || date === undefined || rows.length === 0) return null
  const right = innocent.map((stopped, at) => (100 - stopped + (harmful[at] ?? Number.NaN)) / 2)
  const figures = {
    right: roundToTenth(meanOf(right)),
    stopped: roundToTenth(meanOf(harmful)),
    wronglyStopped: roundToTenth(meanOf(innocent))
  }
  if (Object.values(figures).some(Number.isNaN)) return null
  return { ...figures, texts: Number(texts), languages: rows.length, date }
}

interface BenchFigures {
  readonly results: ReadonlyArray<{
    readonly date: string
    readonly what: string
    readonly median: number
    readonly values: ReadonlyArray<number>
  }>
}

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })

export const settlingFigures = (json: string): MeasuredFigures["settling"] => {
  const { results }: BenchFigures = JSON.parse(json)
  const resultOf = (share: string) =>
    results.find(({ what }) => what === `POST to settled, idle server, ${share}`)
  const [p50, p99] = [resultOf("p50"), resultOf("p99")]
  if (p50 === undefined || p99 === undefined) return null
  return {
    p50: roundToTenth(p50.median),
    p99: roundToTenth(p99.median),
    rounds: p50.values.length,
    date: longDate.format(new Date(p50.date))
  }
}

export const anonymityFigures = (promises: string): MeasuredFigures["anonymity"] => {
  const rows = promises.split("\n").filter((line) => /^\| A\d+ \|/.test(line))
  return { promises: rows.length, proved: rows.filter((row) => cellsOf(row)[3]?.includes("tests/")).length }
}

const readFigures = <A>(name: (typeof measuredSources)[number], figures: (text: string) => A): A | null => {
  const path = join(repositoryRoot, name)
  return existsSync(path) ? figures(readFileSync(path, "utf8")) : null
}

export const makeMeasured = (): void => {
  if (!existsSync(join(repositoryRoot, measuredSources[0]))) return
  const measured: MeasuredFigures = {
    guard: readFigures("docs/model-card.md", guardFigures),
    settling: readFigures("docs/performance.json", settlingFigures),
    anonymity: readFigures("docs/promises.md", anonymityFigures)
  }
  const text = [
    `// Written by the build from ${measuredSources.join(", ")}.`,
    'import type { MeasuredFigures } from "./measured.ts"',
    `\nexport const measured: MeasuredFigures = ${JSON.stringify(measured, null, 2)}\n`
  ].join("\n")
  if (!existsSync(measuredModule) || readFileSync(measuredModule, "utf8") !== text)
    writeFileSync(measuredModule, text)
}
