import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"
import { type BenchReport, StoredBenchResult } from "./report.ts"

/** The figures of the last run that was kept, for readers, for the Security page and for the next run. */
const file = fileURLToPath(new URL("../../docs/performance.json", import.meta.url))

const LastFigures = Schema.Struct({ results: Schema.Array(StoredBenchResult) })
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(LastFigures))

export const readLastFigures = (): ReadonlyArray<StoredBenchResult> =>
  existsSync(file) ? decode(readFileSync(file, "utf8")).results : []

/** Rows that were not measured now keep what they had, and the date of that. */
export const storeFigures = (report: BenchReport): void => {
  const measured = new Set(report.results.map(({ row }) => row))
  const others = readLastFigures().filter(({ row }) => !measured.has(row))
  const results = [...others, ...report.results]
  writeFileSync(file, `${JSON.stringify({ ...report, results }, null, 2)}\n`)
}
