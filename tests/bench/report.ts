import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { availableParallelism, cpus, loadavg, totalmem } from "node:os"
import { fileURLToPath } from "node:url"
import type { Goal } from "./row.ts"
import type { MeasuredRow } from "./run-bench.ts"
import { spreadOf } from "./statistics.ts"

const figures = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2)

const goalText = (goal: Goal | null): string => {
  if (goal === null) return ""
  return "least" in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`
}

/** A figure that could not be taken falls short. */
const verdictOf = (goal: Goal | null, median: number): "ok" | "short" | null => {
  if (goal === null) return null
  return ("least" in goal ? median >= goal.least : median <= goal.most) ? "ok" : "short"
}

const lineOf = (
  { row, what, goal, unit, values }: MeasuredRow,
  before: ReadonlyArray<StoredBenchResult>
): ReadonlyArray<string> => {
  const { median, least, most } = spreadOf(values)
  const range = values.length > 1 ? `${figures(least)}–${figures(most)}` : ""
  const last = before.find((result) => result.row === row && result.what === what)
  const lastText = last === undefined ? "" : figures(last.median)
  return [
    row,
    what,
    goalText(goal),
    `${figures(median)} ${unit}`,
    range,
    lastText,
    verdictOf(goal, median) ?? ""
  ]
}

const columnTitles = ["row", "what", "goal", "median", "min–max", "last", ""]

/** Columns as wide as what stands in them. */
export const tableOf = (
  measured: ReadonlyArray<MeasuredRow>,
  before: ReadonlyArray<StoredBenchResult> = []
): string => {
  const lines = [columnTitles, ...measured.map((each) => lineOf(each, before))]
  const widths = columnTitles.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0))
  )
  return lines.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")).join("\n")
}

export const machine = () => ({
  node: process.version,
  cores: availableParallelism(),
  load: loadavg().map((value) => Number(value.toFixed(1)))
})

const machineWords = (): string => {
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const { model = "" } = cpus()[0] ?? {}
  return `${availableParallelism()} cores (${model.trim()}), ${gigabytes} GB, ${process.platform}, Node ${process.version}`
}

const method =
  "Medians of rounds. Ratios are of paired rounds that take turns on one machine, against a bare node:http server with the same bytes."

/** Findings of a run, as they are printed with --json and kept. */
export const reportOf = (measured: ReadonlyArray<MeasuredRow>) => {
  const date = new Date().toISOString().slice(0, 10)
  const [load = 0] = machine().load
  const results = measured.map(({ values, ...finding }) => {
    const { median, least, most } = spreadOf(values)
    const verdict = verdictOf(finding.goal, median)
    const rounded = values.map((value) => Number(value.toPrecision(4)))
    return { ...finding, median, least, most, values: rounded, verdict, date, load }
  })
  return { machine: machineWords(), method, results }
}

/** One figure of a run, as it is kept: also when it was measured, and how busy the machine was before. */
type StoredBenchResult = ReturnType<typeof reportOf>["results"][number]

/** The figures of the last run that was kept, for readers, for the Security page and for the next run. */
const kept = fileURLToPath(new URL("../../docs/performance.json", import.meta.url))

export const readLastFigures = (): ReadonlyArray<StoredBenchResult> =>
  existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")).results : []

/** Rows that were not measured now keep what they had, and the date of that. */
export const storeFigures = (report: ReturnType<typeof reportOf>): void => {
  const measured = new Set(report.results.map(({ row }) => row))
  const others = readLastFigures().filter(({ row }) => !measured.has(row))
  writeFileSync(kept, `${JSON.stringify({ ...report, results: [...others, ...report.results] }, null, 2)}\n`)
}
