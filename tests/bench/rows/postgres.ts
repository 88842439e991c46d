import { pairedRounds, type Subject } from "../paired.ts"
import type { Bench, Finding, Row } from "../row.ts"
import { type Databases, databasesOf, startReplica } from "../servers/databases.ts"
import { fewOwners, list, page, post, type Question, spread } from "./postgres-asked.ts"
import { insertFindings } from "./postgres-insert.ts"
import { settleFindings } from "./postgres-settle.ts"

const connections = 10
const goal = { most: 1.5 } as const

type Hives = ReadonlyArray<number>

const subjectOf = (server: Subject["server"], { of, status }: Question, hives: Hives): Subject => ({
  server,
  requests: hives.map(of),
  status
})

const compare = async (
  bench: Bench,
  question: Question,
  pair: readonly [Subject, Subject]
): Promise<ReadonlyArray<Finding>> => {
  const rounds = await pairedRounds(bench, pair, connections)
  const what = `${question.what}, c=${connections}`
  const [small, large] = [rounds.map(({ first }) => first), rounds.map(({ second }) => second)]
  const ratios = (of: "p50" | "p99") => rounds.map(({ first, second }) => second[of] / first[of])
  return [
    { what: `${what}, p99, large against empty`, goal, unit: "×", values: ratios("p99") },
    { what: `${what}, p50, large against empty`, goal: null, unit: "×", values: ratios("p50") },
    { what: `${what}, p50, empty`, goal: null, unit: "ms", values: small.map(({ p50 }) => p50) },
    { what: `${what}, p50, large`, goal: null, unit: "ms", values: large.map(({ p50 }) => p50) },
    { what: `${what}, p99, empty`, goal: null, unit: "ms", values: small.map(({ p99 }) => p99) },
    { what: `${what}, p99, large`, goal: null, unit: "ms", values: large.map(({ p99 }) => p99) },
    { what: `${what}, large`, goal: null, unit: "/s", values: large.map(({ perSecond }) => perSecond) }
  ]
}

const compareAll = async (bench: Bench, { small, large }: Databases): Promise<ReadonlyArray<Finding>> => {
  const [first, second] = [await startReplica(bench, small), await startReplica(bench, large)]
  const everywhere = spread(bench.options.hivesInDatabase)
  const findings: Array<Finding> = []
  for (const question of [page, list, post]) {
    const pair = [subjectOf(first, question, fewOwners), subjectOf(second, question, everywhere)] as const
    findings.push(...(await compare(bench, question, pair)))
  }
  await Promise.all([first.stop(), second.stop()])
  return findings
}

/** One server on PostgreSQL: what a million items slow down, and what the store costs against the driver alone. */
export const postgresRow: Row = {
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
