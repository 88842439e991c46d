import type { LoadResult } from "./load/job.ts"
import { type BenchContext, type BenchResult, reported } from "./row.ts"
import { processorMillis, untilQuiet } from "./servers/process-figures.ts"
import type { ChildServer } from "./servers/servers.ts"

/** A server, and what it is asked. */
export interface MeasuredServer {
  readonly server: ChildServer
  readonly requests: ReadonlyArray<string>
  readonly status: number
}

/** An outcome, and what one request cost the server: a busy machine changes that less than the rate. */
interface RequestCost extends LoadResult {
  readonly processorMicros: number
}

const measure = async (
  { load, options }: BenchContext,
  subject: MeasuredServer,
  connections: number,
  millis = options.millis
): Promise<RequestCost> => {
  const { server, requests, status } = subject
  if (options.isPatient) await untilQuiet(server.pid)
  const job = {
    port: server.port,
    connections,
    warmUpMillis: options.leadMillis,
    millis,
    requests,
    status
  }
  const before = processorMillis(server.pid) ?? Number.NaN
  const outcome = await load.run(job)
  const used = (processorMillis(server.pid) ?? Number.NaN) - before
  return { ...outcome, processorMicros: (used * 1_000) / outcome.sent }
}

export interface MeasuredPair {
  readonly first: RequestCost
  readonly second: RequestCost
}

/** Compares by the processor's time, which depends less on what else the machine does. */
export const processorFindings = (
  what: string,
  rounds: ReadonlyArray<MeasuredPair>
): ReadonlyArray<BenchResult> => [
  reported(
    `${what}, processor, against the floor`,
    "×",
    rounds,
    ({ first, second }) => second.processorMicros / first.processorMicros
  ),
  reported(`${what}, processor`, "µs", rounds, ({ first }) => first.processorMicros)
]

/** Lets V8 compile what will be measured: both servers have the same right to it. */
const warmUp = async (bench: BenchContext, subjects: ReadonlyArray<MeasuredServer>, connections: number) => {
  for (const subject of subjects) await measure(bench, subject, connections, bench.options.warmUpMillis)
}

/** The two take turns, and take turns in who begins: the machine's ups and downs meet both. */
export const pairedRounds = async (
  bench: BenchContext,
  [first, second]: readonly [MeasuredServer, MeasuredServer],
  connections: number
): Promise<ReadonlyArray<MeasuredPair>> => {
  const pairs: Array<MeasuredPair> = []
  await warmUp(bench, [first, second], connections)
  for (let round = 0; round < bench.options.rounds; round += 1) {
    const begun = round % 2 === 0 ? await measure(bench, first, connections) : undefined
    const other = await measure(bench, second, connections)
    pairs.push({ first: begun ?? (await measure(bench, first, connections)), second: other })
  }
  return pairs
}
