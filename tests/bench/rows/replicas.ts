import { availableParallelism } from "node:os"
import type { LoadResult } from "../load/load.ts"
import { type BenchContext, type BenchResult, type BenchRow, figure, repeat } from "../row.ts"
import { databasesOf, startReplica } from "../servers/databases.ts"
import { familyMillis, processorMillis, untilQuiet } from "../servers/process-figures.ts"
import { type ChildServer, startRoundRobin } from "../servers/servers.ts"
import { type BenchRequest, page, post, spread } from "./postgres.ts"

const connections = 16
const counts = [1, 2, 4] as const

interface ReplicaGroup {
  readonly count: (typeof counts)[number]
  readonly servers: ReadonlyArray<ChildServer>
  readonly proxy: ChildServer
}

/** Milliseconds that each kind of process has computed so far. */
const processorTimes = (
  { load }: BenchContext,
  { servers, proxy }: ReplicaGroup,
  database: number
): Readonly<Record<string, number>> => ({
  servers: servers.reduce((sum, { pid }) => sum + processorMillis(pid), 0),
  PostgreSQL: familyMillis(database),
  proxy: processorMillis(proxy.pid),
  "load generator": processorMillis(load.pid)
})

/** Adds the percent of all the machine's processor time, by kind of process. */
const sharesOf = async (times: () => ReturnType<typeof processorTimes>, work: () => Promise<LoadResult>) => {
  const [before, begun] = [times(), performance.now()]
  const outcome = await work()
  const available = (performance.now() - begun) * availableParallelism()
  const shares = Object.entries(times()).map(
    ([name, millis]) => [name, (100 * (millis - (before[name] ?? Number.NaN))) / available] as const
  )
  return { ...outcome, shares: Object.fromEntries(shares) }
}

type Measure = Awaited<ReturnType<typeof sharesOf>>

/** The groups take turns in each round. */
const measureRounds = async (
  bench: BenchContext,
  groups: ReadonlyArray<ReplicaGroup>,
  { of, status }: BenchRequest,
  database: number
) => {
  const { options, load } = bench
  const requests = spread(options.hivesInDatabase).map(of)
  const measure = async (group: ReplicaGroup, millis: number) => {
    if (options.isPatient) for (const { pid } of group.servers) await untilQuiet(pid)
    const job = { port: group.proxy.port, connections, warmUpMillis: options.leadMillis, requests, status }
    return sharesOf(
      () => processorTimes(bench, group, database),
      () => load.run({ ...job, millis })
    )
  }
  for (const group of groups) await measure(group, options.warmUpMillis)
  return repeat(options.rounds, async () => {
    const measures = new Map<number, Measure>()
    for (const group of groups) measures.set(group.count, await measure(group, options.millis))
    return measures
  })
}

const figuresOf = (
  what: string,
  rounds: Awaited<ReturnType<typeof measureRounds>>
): ReadonlyArray<BenchResult> =>
  counts.flatMap((count) => {
    const name = `${what}, c=${connections}, ${count} ${count === 1 ? "replica" : "replicas"}`
    const measures = rounds.flatMap((round) => round.get(count) ?? [])
    const single = rounds.map((round) => round.get(1)?.perSecond ?? Number.NaN)
    const against = measures.map(({ perSecond }, round) => perSecond / (single[round] ?? Number.NaN))
    return [
      figure(name, "/s", measures, ({ perSecond }) => perSecond),
      { what: `${name}, against 1`, goal: null, unit: "×", values: against },
      figure(`${name}, p99`, "ms", measures, ({ p99 }) => p99),
      ...Object.keys(measures[0]?.shares ?? {}).map((party) =>
        figure(`${name}, processor of ${party}`, "%", measures, ({ shares }) => shares[party] ?? Number.NaN)
      )
    ]
  })

/** One, two and four servers on one PostgreSQL, all of them, the proxy and who asks on one machine. */
export const replicasRow: BenchRow = {
  name: "replicas",
  isLong: true,
  measure: async (given) => {
    const bench = { ...given, options: { ...given.options, millis: 3 * given.options.millis } }
    const { server, large } = await databasesOf(bench)
    const servers = await repeat(Math.max(...counts), () => startReplica(bench, large))
    const groups = await Promise.all(
      counts.map(async (count) => {
        const behind = servers.slice(0, count)
        return { count, servers: behind, proxy: await startRoundRobin(bench, behind) }
      })
    )
    const figures: Array<BenchResult> = []
    for (const question of [page, post])
      figures.push(...figuresOf(question.what, await measureRounds(bench, groups, question, server.pid())))
    return figures
  }
}
