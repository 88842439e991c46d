import { availableParallelism, loadavg } from "node:os"
import type { Goal } from "./row.ts"
import type { Measured } from "./run-bench.ts"
import { spreadOf } from "./statistics.ts"

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

const lineOf = ({ row, what, goal, unit, values }: Measured): ReadonlyArray<string> => {
  const { median, least, most } = spreadOf(values)
  const range = values.length > 1 ? `${figures(least)}–${figures(most)}` : ""
  return [row, what, goalText(goal), `${figures(median)} ${unit}`, range, verdictOf(goal, median)]
}

const head = ["row", "what", "goal", "median", "min–max", ""]

/** Columns as wide as what stands in them. */
export const tableOf = (measured: ReadonlyArray<Measured>): string => {
  const lines = [head, ...measured.map(lineOf)]
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")).join("\n")
}

export const machine = () => ({
  node: process.version,
  cores: availableParallelism(),
  load: loadavg().map((value) => Number(value.toFixed(1)))
})

export const jsonOf = (measured: ReadonlyArray<Measured>): string => {
  const results = measured.map(({ values, ...finding }) => {
    const spread = spreadOf(values)
    return { ...finding, ...spread, values, verdict: verdictOf(finding.goal, spread.median) || null }
  })
  return JSON.stringify({ machine: machine(), results }, null, 2)
}
