import "../support/open-guard.ts"
import { readOptionsOrExit } from "../support/read-options.ts"
import { machine, readLastFigures, reportOf, storeFigures, tableOf } from "./report.ts"
import type { BenchOptions, BenchRow } from "./row.ts"
import { rows } from "./rows.ts"
import { ownBuild, runBench } from "./run-bench.ts"
import { fewHives } from "./servers/databases.ts"

const namesOf = (some: ReadonlyArray<BenchRow>) => some.map(({ name }) => name).join(", ")
const quickForm = rows.filter(({ isLong }) => isLong !== true)
const longForm = rows.filter(({ isLong }) => isLong === true)

const usage = `Usage: npm run bench -- [row …] [--only row,row] [--json] [--keep] [--rounds N] [--dist FOLDER] [--hives N]

Rows: ${namesOf(quickForm)}. Without one: all of these, some ten minutes.
Only when they are named: ${namesOf(longForm)}. They start a PostgreSQL of their own, synced to the disk, and fill it first;
named together they share it. A quarter of an hour, and 4 GB in the temporary folder.
--keep: write what was measured to docs/performance.json; the table shows beside each median what is kept there.
--dist: another build than this one's.
--hives: hives of that database, with ten items each; 100000 where it is not given.`

const options: BenchOptions = {
  isPatient: true,
  rounds: 7,
  warmUpMillis: 3_000,
  leadMillis: 150,
  millis: 700,
  hives: 1_000,
  itemsEach: 100,
  largeHive: 10_000,
  submissions: 100,
  hivesInDatabase: 100_000,
  itemsInDatabase: 10
}

const refuse = (line: string) => {
  console.error(`${line}\n\n${usage}`)
  process.exitCode = 2
}

const begun = performance.now()

/** Which row comes now, how far that is, and since when. */
const logRow = (row: string, turn: number, rowCount: number) => {
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.error(`Measuring ${row} (${turn} of ${rowCount}, after ${seconds} s) …`)
}

const { positionals, values } = readOptionsOrExit(
  usage,
  {
    json: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "7" },
    hives: { type: "string", default: `${options.hivesInDatabase}` },
    dist: { type: "string", default: ownBuild }
  },
  true
)
const isWhole = (value: number, least: number) => Number.isInteger(value) && value >= least
const rounds = Number(values.rounds)
const hivesInDatabase = Number(values.hives)
const names = [...positionals, ...values.only.flatMap((some) => some.split(","))]
const unknown = names.find((name) => !rows.some((row) => row.name === name))
if (unknown !== undefined) refuse(`Unknown row: ${unknown}`)
else if (!isWhole(rounds, 1)) refuse("--rounds must be a whole number from 1.")
else if (!isWhole(hivesInDatabase, fewHives)) refuse(`--hives must be a whole number from ${fewHives}.`)
else {
  const chosen = names.length === 0 ? quickForm : rows.filter(({ name }) => names.includes(name))
  const { node, cores, load } = machine()
  console.error(`Node ${node}, ${cores} cores, load ${load.join(" ")}; median of ${rounds} rounds.`)
  const measured = await runBench(chosen, { ...options, rounds, hivesInDatabase }, values.dist, logRow)
  const report = reportOf(measured)
  console.log(values.json ? JSON.stringify(report, null, 2) : tableOf(measured, readLastFigures()))
  if (values.keep) storeFigures(report)
}
