import { availableParallelism } from "node:os"
import type { LoadResult } from "../load/job.ts"
import { type BenchContext, type BenchResult, type BenchRow, reported } from "../row.ts"
import { databasesOf, startReplica } from "../servers/databases.ts"
import { familyMillis, processorMillis, untilQuiet } from "../servers/process-figures.ts"
import { type ChildServer, startRoundRobin } from "../servers/servers.ts"
import { type BenchRequest, page, post, spread } from "./postgres-requests.ts"

const connections = 16
const counts = [1, 2, 4] as const
type ReplicaCount = (typeof counts)[number]

/** Processes of one kind, by what they have computed so far (milliseconds). */
type ProcessorTimes = Readonly<Record<string, () => number>>

interface ReplicaGroup {
  readonly count: ReplicaCount
  readonly servers: ReadonlyArray<ChildServer>
  readonly proxy: ChildServer
}

interface Measure extends LoadResult {
  /** Percent of all the machine's processor time. */
  readonly shares: Readonly<Record<string, number>>
}

const used = (pid: number): number => processorMillis(pid) ?? Number.NaN

const partiesOf = (
  { load }: BenchContext,
  { servers, proxy }: ReplicaGroup,
  database: number
): ProcessorTimes => ({
  servers: () => servers.reduce((sum, { pid }) => sum + used(pid), 0),
  PostgreSQL: () => familyMillis(database) ?? Number.NaN,
  proxy: () => used(proxy.pid),
  "load generator": () => used(load.pid)
})

const sharesOf = async (parties: ProcessorTimes, work: () => Promise<LoadResult>): Promise<Measure> => {
  const before = Object.entries(parties).map(([name, millis]) => [name, millis, millis()] as const)
  const begun = performance.now()
  const outcome = await work()
  const available = (performance.now() - begun) * availableParallelism()
  const shares = before.map(
    ([name, millis, start]) => [name, (100 * (millis() - start)) / available] as const
  )
  return { ...outcome, shares: Object.fromEntries(shares) }
}

const quiet = async (bench: BenchContext, servers: ReadonlyArray<ChildServer>) => {
  if (bench.options.isPatient) for (const { pid } of servers) await untilQuiet(pid)
}

interface ReplicaLoad {
  readonly groups: ReadonlyArray<ReplicaGroup>
  readonly question: BenchRequest
  readonly requests: ReadonlyArray<string>
  readonly database: number
}

/** The groups take turns in each round. */
const roundsOf = async (bench: BenchContext, { groups, question, requests, database }: ReplicaLoad) => {
  const rounds: Array<Map<ReplicaCount, Measure>> = []
  const measure = async (group: ReplicaGroup, millis: number): Promise<Measure> => {
    await quiet(bench, group.servers)
    const { status } = question
    const job = {
      port: group.proxy.port,
      connections,
      warmUpMillis: bench.options.leadMillis,
      millis,
      requests,
      status
    }
    return sharesOf(partiesOf(bench, group, database), () => bench.load.run(job))
  }
  for (const group of groups) await measure(group, bench.options.warmUpMillis)
  for (let round = 0; round < bench.options.rounds; round += 1) {
    const measures = new Map<ReplicaCount, Measure>()
    for (const group of groups) measures.set(group.count, await measure(group, bench.options.millis))
    rounds.push(measures)
  }
  return rounds
}

type Rounds = Awaited<ReturnType<typeof roundsOf>>

const findingsOf = (what: string, rounds: Rounds): ReadonlyArray<BenchResult> =>
  counts.flatMap((count) => {
    const name = `${what}, c=${connections}, ${count} ${count === 1 ? "replica" : "replicas"}`
    const measures = rounds.flatMap((round) => round.get(count) ?? [])
    const rates = measures.map(({ perSecond }) => perSecond)
    const against = rates.map((rate, round) => rate / (rounds[round]?.get(1)?.perSecond ?? Number.NaN))
    const parties = Object.keys(measures[0]?.shares ?? {})
    const findings: ReadonlyArray<BenchResult> = [
      { what: name, goal: null, unit: "/s", values: rates },
      { what: `${name}, against 1`, goal: null, unit: "×", values: against },
      reported(`${name}, p99`, "ms", measures, ({ p99 }) => p99),
      ...parties.map((party) =>
        reported(`${name}, processor of ${party}`, "%", measures, ({ shares }) => shares[party] ?? Number.NaN)
      )
    ]
    return findings
  })

/** One, two and four servers on one PostgreSQL, all of them, the proxy and who asks on one machine. */
export const replicasRow: BenchRow = {
  name: "replicas",
  isLong: true,
  measure: async (given) => {
    const bench = { ...given, options: { ...given.options, millis: 3 * given.options.millis } }
    const { server, large } = await databasesOf(bench)
    const servers: Array<ChildServer> = []
    for (let count = 0; count < Math.max(...counts); count += 1)
      servers.push(await startReplica(bench, large))
    const groups: Array<ReplicaGroup> = []
    for (const count of counts) {
      const behind = servers.slice(0, count)
      groups.push({ count, servers: behind, proxy: await startRoundRobin(bench, behind) })
    }
    const hives = spread(bench.options.hivesInDatabase)
    const findings: Array<BenchResult> = []
    for (const question of [page, post]) {
      const asked = { groups, question, requests: hives.map(question.of), database: server.pid() }
      findings.push(...findingsOf(question.what, await roundsOf(bench, asked)))
    }
    return findings
  }
}
