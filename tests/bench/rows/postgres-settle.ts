import { Effect, Layer, ManagedRuntime } from "effect"
import { localModerator } from "#adapters/moderation/local/index.ts"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { postgresStorage } from "#adapters/storage/postgres/index.ts"
import { moderationWorker } from "#core/use-cases/moderation/moderation-worker.ts"
import { benchSealing } from "../data/fill-hive.ts"
import type { BenchContext, BenchResult } from "../row.ts"
import type { Databases } from "../servers/databases.ts"
import { measureSettling } from "../settling.ts"
import { fewOwners, spread } from "./postgres-requests.ts"

const goal = { most: 1.5 } as const

/** All that settles items, with a worker at work. */
const services = (url: string) =>
  Layer.effectDiscard(Effect.forkScoped(moderationWorker)).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Layer.fresh(postgresStorage({ url })).pipe(Layer.provideMerge(benchSealing)),
        nodeSecrets,
        localModerator()
      )
    )
  )

type SettleTimes = Effect.Success<ReturnType<typeof measureSettling>>

const settling = (url: string, hives: ReadonlyArray<number>, { options, cleanUp }: BenchContext) => {
  const runtime = ManagedRuntime.make(services(url))
  cleanUp.defer(() => runtime.dispose())
  const hiveOf = (turn: number) => hives[turn % hives.length] ?? 0
  return {
    measure: (): Promise<SettleTimes> => runtime.runPromise(measureSettling(options.submissions, hiveOf)),
    end: () => runtime.dispose()
  }
}

/** How long an owner waits for what was just sent, when nothing else is to do. */
export const settleFindings = async (
  bench: BenchContext,
  { small, large }: Databases
): Promise<ReadonlyArray<BenchResult>> => {
  const [first, second] = [
    settling(small, fewOwners, bench),
    settling(large, spread(bench.options.hivesInDatabase), bench)
  ]
  await first.measure()
  await second.measure()
  const rounds: Array<{ readonly empty: SettleTimes; readonly full: SettleTimes }> = []
  for (let round = 0; round < bench.options.rounds; round += 1) {
    rounds.push({ empty: await first.measure(), full: await second.measure() })
  }
  await first.end()
  await second.end()
  const what = "POST to settled, one at a time"
  const of = (store: "empty" | "full", part: "p50" | "p99") => rounds.map((round) => round[store][part])
  return [
    {
      what: `${what}, p99, large against empty`,
      goal,
      unit: "×",
      values: rounds.map(({ empty, full }) => full.p99 / empty.p99)
    },
    { what: `${what}, p50, empty`, goal: null, unit: "ms", values: of("empty", "p50") },
    { what: `${what}, p50, large`, goal: null, unit: "ms", values: of("full", "p50") },
    { what: `${what}, p99, empty`, goal: null, unit: "ms", values: of("empty", "p99") },
    { what: `${what}, p99, large`, goal: null, unit: "ms", values: of("full", "p99") }
  ]
}
