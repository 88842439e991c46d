import { type MeasuredServer, pairedRounds } from "../paired.ts"
import { type BenchContext, type BenchResult, type BenchRow, reported } from "../row.ts"
import { type Databases, databasesOf, startReplica } from "../servers/databases.ts"
import { insertFindings } from "./postgres-insert.ts"
import { type BenchRequest, fewOwners, list, page, post, spread } from "./postgres-requests.ts"
import { settleFindings } from "./postgres-settle.ts"

const connections = 10
const goal = { most: 1.5 } as const

type HiveCounts = ReadonlyArray<number>

const subjectOf = (
  server: MeasuredServer["server"],
  { of, status }: BenchRequest,
  hives: HiveCounts
): MeasuredServer => ({
  server,
  requests: hives.map(of),
  status
})

const compare = async (
  bench: BenchContext,
  question: BenchRequest,
  pair: readonly [MeasuredServer, MeasuredServer]
): Promise<ReadonlyArray<BenchResult>> => {
  const rounds = await pairedRounds(bench, pair, connections)
  const what = `${question.what}, c=${connections}`
  const [small, large] = [rounds.map(({ first }) => first), rounds.map(({ second }) => second)]
  const ratios = (of: "p50" | "p99") => rounds.map(({ first, second }) => second[of] / first[of])
  return [
    { what: `${what}, p99, large against empty`, goal, unit: "×", values: ratios("p99") },
    { what: `${what}, p50, large against empty`, goal: null, unit: "×", values: ratios("p50") },
    reported(`${what}, p50, empty`, "ms", small, ({ p50 }) => p50),
    reported(`${what}, p50, large`, "ms", large, ({ p50 }) => p50),
    reported(`${what}, p99, empty`, "ms", small, ({ p99 }) => p99),
    reported(`${what}, p99, large`, "ms", large, ({ p99 }) => p99),
    reported(`${what}, large`, "/s", large, ({ perSecond }) => perSecond)
  ]
}

const compareAll = async (
  bench: BenchContext,
  { small, large }: Databases
): Promise<ReadonlyArray<BenchResult>> => {
  const [first, second] = [await startReplica(bench, small), await startReplica(bench, large)]
  const everywhere = spread(bench.options.hivesInDatabase)
  const findings: Array<BenchResult> = []
  for (const question of [page, list, post]) {
    const pair = [subjectOf(first, question, fewOwners), subjectOf(second, question, everywhere)] as const
    findings.push(...(await compare(bench, question, pair)))
  }
  await Promise.all([first.stop(), second.stop()])
  return findings
}

/** One server on PostgreSQL: what a million items slow down, and what the store costs against the driver alone. */
export const postgresRow: BenchRow = {
  name: "postgres",
  isLong: true,
  measure: async (bench) => {
    const { hivesInDatabase, itemsInDatabase, millis } = bench.options
    const longer = { ...bench, options: { ...bench.options, millis: 3 * millis } }
    const databases = await databasesOf(bench)
    const filled = `Filling ${hivesInDatabase} hives with ${itemsInDatabase} items each`
    return [
      { what: filled, goal: null, unit: "s", values: [databases.seconds] },
      ...(await compareAll(longer, databases)),
      ...(await settleFindings(bench, databases)),
      ...(await insertFindings(longer, databases))
    ]
  }
}
