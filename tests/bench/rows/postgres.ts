import { Effect, Layer, ManagedRuntime } from "effect"
import { localModerator } from "#adapters/moderation/local/index.ts"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { postgresStorage } from "#adapters/storage/postgres/index.ts"
import { moderationWorker } from "#core/use-cases/moderation/moderation-worker.ts"
import { benchSealing, linkOf, textAt, tokenOf } from "../data/fill-hive.ts"
import type { InsertJob } from "../floor/insert-rows.ts"
import { feedbackRequest, getRequest, type LoadResult, startAnswering } from "../load/load.ts"
import { type MeasuredServer, pairedRounds } from "../paired.ts"
import { type BenchContext, type BenchResult, type BenchRow, figure, repeat } from "../row.ts"
import { type Databases, databasesOf, fewHives, startReplica } from "../servers/databases.ts"
import { processorMillis, untilQuiet } from "../servers/process-figures.ts"
import type { ChildServer } from "../servers/servers.ts"
import { measureSettling } from "./settle.ts"

/** A request of a visitor or an owner. */
export interface BenchRequest {
  readonly what: string
  readonly status: number
  readonly of: (hive: number, turn: number) => string
}

export const page: BenchRequest = {
  what: "GET /{link}",
  status: 200,
  of: (hive) => getRequest(`/${linkOf(hive)}`)
}

export const post: BenchRequest = {
  what: "POST feedback",
  status: 201,
  of: (hive, turn) => feedbackRequest(linkOf(hive), textAt(turn))
}

const list: BenchRequest = {
  what: "GET owner's list",
  status: 200,
  of: (hive) => getRequest("/api/user/feedback", [`cookie: honesthive=${tokenOf(hive)}`])
}

const maxRequests = 5_000

/** Hives from everywhere in a database, none after its neighbour. */
export const spread = (hives: number): ReadonlyArray<number> => {
  const count = Math.min(hives, maxRequests)
  const step = hives / count
  return Array.from({ length: count }, (_, turn) => Math.floor(((turn * 7_919) % count) * step))
}

/** The database that counts as empty holds no other hives than these. */
const fewOwners: ReadonlyArray<number> = spread(fewHives)

type Figures = Promise<ReadonlyArray<BenchResult>>

type Latencies = Pick<LoadResult, "p50" | "p99">

const latencyFigures = (
  what: string,
  rounds: ReadonlyArray<{ readonly empty: Latencies; readonly full: Latencies }>
): ReadonlyArray<BenchResult> => [
  figure(`${what}, p99, large against empty`, "×", rounds, (of) => of.full.p99 / of.empty.p99, { most: 1.5 }),
  figure(`${what}, p50, large against empty`, "×", rounds, ({ empty, full }) => full.p50 / empty.p50),
  figure(`${what}, p50, empty`, "ms", rounds, ({ empty }) => empty.p50),
  figure(`${what}, p50, large`, "ms", rounds, ({ full }) => full.p50),
  figure(`${what}, p99, empty`, "ms", rounds, ({ empty }) => empty.p99),
  figure(`${what}, p99, large`, "ms", rounds, ({ full }) => full.p99)
]

const subjectOf = (
  server: ChildServer,
  { of, status }: BenchRequest,
  hives: ReadonlyArray<number>
): MeasuredServer => ({ server, requests: hives.map(of), status })

const compareRequests = async (bench: BenchContext, { small, large }: Databases): Figures => {
  const connections = 10
  const [first, second] = [await startReplica(bench, small), await startReplica(bench, large)]
  const everywhere = spread(bench.options.hivesInDatabase)
  const figures: Array<BenchResult> = []
  for (const question of [page, list, post]) {
    const pair = [subjectOf(first, question, fewOwners), subjectOf(second, question, everywhere)] as const
    const rounds = (await pairedRounds(bench, pair, connections)).map((round) => ({
      empty: round.first,
      full: round.second
    }))
    const what = `${question.what}, c=${connections}`
    figures.push(
      ...latencyFigures(what, rounds),
      figure(`${what}, large`, "/s", rounds, ({ full }) => full.perSecond)
    )
  }
  await Promise.all([first.stop(), second.stop()])
  return figures
}

/** All that settles items, with a worker at work. */
const settlingServices = (url: string) =>
  Layer.effectDiscard(Effect.forkScoped(moderationWorker)).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Layer.fresh(postgresStorage({ url })).pipe(Layer.provideMerge(benchSealing)),
        nodeSecrets,
        localModerator()
      )
    )
  )

/** How long an owner waits for what was just sent, when nothing else is to do. */
const compareSettling = async ({ options, cleanUp }: BenchContext, { small, large }: Databases): Figures => {
  const settling = (url: string, hives: ReadonlyArray<number>) => {
    const runtime = ManagedRuntime.make(settlingServices(url))
    cleanUp.defer(() => runtime.dispose())
    const hiveOf = (turn: number) => hives[turn % hives.length] ?? 0
    return {
      measure: async () => {
        const { median: p50, p99 } = await runtime.runPromise(measureSettling(options.submissions, hiveOf))
        return { p50, p99 }
      },
      end: () => runtime.dispose()
    }
  }
  const [first, second] = [settling(small, fewOwners), settling(large, spread(options.hivesInDatabase))]
  const measureBoth = async () => ({ empty: await first.measure(), full: await second.measure() })
  await measureBoth()
  const rounds = await repeat(options.rounds, measureBoth)
  await first.end()
  await second.end()
  return latencyFigures("POST to settled, one at a time", rounds)
}

/** Writing, with the guard judging all the while, against rows of the same table that nobody decides or judges. */
const compareInserts = async (bench: BenchContext, { small, bare }: Databases): Figures => {
  const connections = 16
  const { options, cleanUp, load } = bench
  const server = await startReplica(bench, small)
  const inserting = startAnswering<InsertJob, number>(cleanUp, "floor/insert-rows.ts", [bare, `${fewHives}`])
  const asked = { port: server.port, requests: fewOwners.map(post.of), status: 201 }
  const measure = async (millis: number) => {
    const before = processorMillis(server.pid)
    const ours = await load.run({ ...asked, connections, warmUpMillis: options.leadMillis, millis })
    if (options.isPatient) await untilQuiet(server.pid)
    const processorMicros = ((processorMillis(server.pid) - before) * 1_000) / ours.sent
    return { ours, bare: await inserting.ask({ connections, millis }), processorMicros }
  }
  await measure(options.warmUpMillis)
  const rounds = await repeat(options.rounds, () => measure(options.millis))
  await server.stop()
  const what = `POST feedback, durable, c=${connections}`
  return [
    figure(`${what}, against the driver's own inserts`, "×", rounds, (of) => of.ours.perSecond / of.bare, {
      least: 0.25
    }),
    figure(what, "/s", rounds, ({ ours }) => ours.perSecond),
    figure("The driver's own inserts", "/s", rounds, ({ bare }) => bare),
    figure(`${what}, p99`, "ms", rounds, ({ ours }) => ours.p99),
    figure(`${what}, processor of the server, judging included`, "µs", rounds, (of) => of.processorMicros)
  ]
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
      ...(await compareRequests(longer, databases)),
      ...(await compareSettling(bench, databases)),
      ...(await compareInserts(longer, databases))
    ]
  }
}
