import { availableParallelism, cpus, loadavg, totalmem } from "node:os"
import { Schema } from "effect"
import type { Goal } from "./row.ts"
import type { MeasuredRow } from "./run-bench.ts"
import { spreadOf } from "./statistics.ts"

const KeptGoal = Schema.Union([
  Schema.Struct({ least: Schema.Finite }),
  Schema.Struct({ most: Schema.Finite })
])

/** One figure of a run, as it is kept. */
export const StoredBenchResult = Schema.Struct({
  row: Schema.String,
  what: Schema.String,
  goal: Schema.NullOr(KeptGoal),
  unit: Schema.String,
  median: Schema.Finite,
  least: Schema.Finite,
  most: Schema.Finite,
  values: Schema.Array(Schema.Finite),
  verdict: Schema.NullOr(Schema.Literals(["ok", "short"])),
  /** When it was measured, and how busy the machine was before. */
  date: Schema.String,
  load: Schema.Finite
})
export type StoredBenchResult = typeof StoredBenchResult.Type

const figures = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 10 ? 1 : 2)

const goalText = (goal: Goal | null): string => {
  if (goal === null) return ""
  return "least" in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`
}

/** A figure that could not be taken falls short. */
const verdictOf = (goal: Goal | null, median: number): "ok" | "short" | "" => {
  if (goal === null) return ""
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
  return [row, what, goalText(goal), `${figures(median)} ${unit}`, range, lastText, verdictOf(goal, median)]
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
  const results = measured.map(({ values, ...finding }): StoredBenchResult => {
    const spread = spreadOf(values)
    const verdict = verdictOf(finding.goal, spread.median) || null
    const rounded = values.map((value) => Number(value.toPrecision(4)))
    return { ...finding, ...spread, values: rounded, verdict, date, load }
  })
  return { date, machine: machineWords(), method, results }
}

export type BenchReport = ReturnType<typeof reportOf>
