import { parseArgs } from "node:util"
import { jsonOf, machine, tableOf } from "./report.ts"
import type { BenchOptions } from "./row.ts"
import { rows } from "./rows.ts"
import { ownBuild, runBench } from "./run-bench.ts"

const usage = `Usage: npm run bench -- [row …] [--json] [--rounds N] [--dist FOLDER]

Rows: ${rows.map(({ name }) => name).join(", ")}. Without one: all of them, some ten minutes.
--dist: another build than this one's.`

const options: BenchOptions = {
  isPatient: true,
  rounds: 7,
  warmUpMillis: 3_000,
  millis: 700,
  hives: 1_000,
  itemsEach: 100,
  largeHive: 10_000,
  submissions: 100
}

const refuse = (line: string) => {
  console.error(`${line}\n\n${usage}`)
  process.exitCode = 2
}

interface Asked {
  readonly rounds: number
  readonly dist: string
  readonly json: boolean
}

const tell = (row: string) => console.error(`Measuring ${row} …`)

const bench = async (names: ReadonlyArray<string>, { rounds, dist, json }: Asked) => {
  const chosen = rows.filter(({ name }) => names.length === 0 || names.includes(name))
  const { node, cores, load } = machine()
  console.error(`Node ${node}, ${cores} cores, load ${load.join(" ")}; median of ${rounds} rounds.`)
  const measured = await runBench(chosen, { ...options, rounds }, dist, tell)
  console.log(json ? jsonOf(measured) : tableOf(measured))
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "7" },
    dist: { type: "string", default: ownBuild }
  }
})
const rounds = Number(values.rounds)
const unknown = positionals.find((name) => !rows.some((row) => row.name === name))
if (unknown !== undefined) refuse(`Unknown row: ${unknown}`)
else if (!Number.isInteger(rounds) || rounds < 1) refuse("--rounds must be a whole number from 1.")
else await bench(positionals, { ...values, rounds })
