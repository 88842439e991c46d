import { startInserting } from "../floor/inserting.ts"
import type { LoadResult } from "../load/job.ts"
import { type BenchContext, type BenchResult, reported } from "../row.ts"
import { type Databases, fewHives, startReplica } from "../servers/databases.ts"
import { processorMillis, untilQuiet } from "../servers/process-figures.ts"
import { fewOwners, post } from "./postgres-requests.ts"

const connections = 16
const goal = { least: 0.25 } as const

interface InsertRound {
  readonly ours: LoadResult
  /** Rows a second. */
  readonly bare: number
  readonly processorMicros: number
}

const findingsOf = (rounds: ReadonlyArray<InsertRound>): ReadonlyArray<BenchResult> => {
  const what = `POST feedback, durable, c=${connections}`
  return [
    {
      what: `${what}, against the driver's own inserts`,
      goal,
      unit: "×",
      values: rounds.map(({ ours, bare }) => ours.perSecond / bare)
    },
    reported(what, "/s", rounds, ({ ours }) => ours.perSecond),
    reported("The driver's own inserts", "/s", rounds, ({ bare }) => bare),
    reported(`${what}, p99`, "ms", rounds, ({ ours }) => ours.p99),
    reported(
      `${what}, processor of the server, judging included`,
      "µs",
      rounds,
      ({ processorMicros }) => processorMicros
    )
  ]
}

/** Writing, with the guard judging all the while, against rows of the same table that nobody decides or judges. */
export const insertFindings = async (
  bench: BenchContext,
  { small, bare }: Databases
): Promise<ReadonlyArray<BenchResult>> => {
  const server = await startReplica(bench, small)
  const inserting = startInserting(bench.cleanUp, bare, fewHives)
  const job = {
    port: server.port,
    connections,
    warmUpMillis: bench.options.leadMillis,
    requests: fewOwners.map(post.of),
    status: 201
  }
  const measure = async (millis: number): Promise<InsertRound> => {
    const before = processorMillis(server.pid) ?? Number.NaN
    const ours = await bench.load.run({ ...job, millis })
    if (bench.options.isPatient) await untilQuiet(server.pid)
    const used = (processorMillis(server.pid) ?? Number.NaN) - before
    return { ours, bare: await inserting(connections, millis), processorMicros: (used * 1_000) / ours.sent }
  }
  await measure(bench.options.warmUpMillis)
  const rounds: Array<InsertRound> = []
  for (let round = 0; round < bench.options.rounds; round += 1) {
    rounds.push(await measure(bench.options.millis))
  }
  await server.stop()
  return findingsOf(rounds)
}
