import { getRequest, type LoadResult } from "./load/load.ts"
import { type BenchContext, type BenchResult, figure, repeat } from "./row.ts"
import { processorMillis, untilQuiet } from "./servers/process-figures.ts"
import type { ChildServer } from "./servers/servers.ts"

/** A server, and what it is asked. */
export interface MeasuredServer {
  readonly server: ChildServer
  readonly requests: ReadonlyArray<string>
  readonly status: number
}

/** Returns also what one request cost the server: a busy machine changes that less than the rate. */
const measure = async (
  { load, options }: BenchContext,
  subject: MeasuredServer,
  connections: number,
  millis = options.millis
) => {
  const { server, requests, status } = subject
  if (options.isPatient) await untilQuiet(server.pid)
  const job = { port: server.port, connections, warmUpMillis: options.leadMillis, millis, requests, status }
  const before = processorMillis(server.pid)
  const outcome = await load.run(job)
  const used = processorMillis(server.pid) - before
  return { ...outcome, processorMicros: (used * 1_000) / outcome.sent }
}

export type ServerPair = readonly [MeasuredServer, MeasuredServer]

/**
 * The two take turns, and take turns in who begins: the machine's ups and downs meet both. Before, V8 compiles what will
 * be measured: both have the same right to it.
 */
export const pairedRounds = async (bench: BenchContext, [first, second]: ServerPair, connections: number) => {
  for (const subject of [first, second])
    await measure(bench, subject, connections, bench.options.warmUpMillis)
  return repeat(bench.options.rounds, async (round) => {
    const begun = round % 2 === 0 ? await measure(bench, first, connections) : undefined
    const other = await measure(bench, second, connections)
    return { first: begun ?? (await measure(bench, first, connections)), second: other }
  })
}

type MeasuredPair = Awaited<ReturnType<typeof pairedRounds>>[number]

interface FloorSubject extends Omit<MeasuredServer, "server"> {
  readonly servers: readonly [ours: ChildServer, floor: ChildServer]
}

/** Ours against the floor; the goals are the least rates, by numbers of connections. */
export const floorFigures = async (
  bench: BenchContext,
  { servers: [ours, floor], ...asked }: FloorSubject,
  question: string,
  leastRates: Readonly<Record<number, number>>
): Promise<ReadonlyArray<BenchResult>> => {
  const figures: Array<BenchResult> = []
  for (const [connections, least] of Object.entries(leastRates)) {
    const pair = [
      { server: ours, ...asked },
      { server: floor, ...asked }
    ] as const
    const rounds = await pairedRounds(bench, pair, Number(connections))
    const what = `${question}, c=${connections}`
    const rate = ({ first, second }: MeasuredPair) => first.perSecond / second.perSecond
    const cost = ({ first, second }: MeasuredPair) => second.processorMicros / first.processorMicros
    figures.push(
      figure(`${what}, against the floor`, "×", rounds, rate, { least }),
      figure(what, "/s", rounds, ({ first }) => first.perSecond),
      figure(`${what}, p99`, "ms", rounds, ({ first }) => first.p99),
      figure(`${what}, processor, against the floor`, "×", rounds, cost),
      figure(`${what}, processor`, "µs", rounds, ({ first }) => first.processorMicros)
    )
  }
  return figures
}

/** Loads of the start page, by ten visitors one after the other. */
export const loadPages = ({ load, options }: BenchContext, { port }: ChildServer): Promise<LoadResult> => {
  const { warmUpMillis, millis } = options
  return load.run({ port, connections: 10, warmUpMillis, millis, requests: [getRequest("/")], status: 200 })
}
