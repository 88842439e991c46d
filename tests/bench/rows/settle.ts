import { Effect, Layer } from "effect"
import { moderationBy } from "#cli/layers/moderation-layer.ts"
import { defaultStrictness } from "#core/domain/moderation/strictness.ts"
import { moderationWorker } from "#core/use-cases/moderation/moderation-worker.ts"
import { benchStorage, makeEmptyHive } from "../data/fill-hive.ts"
import { type BenchRow, figure } from "../row.ts"
import { temporaryFolder } from "../servers/servers.ts"
import { measureSettling } from "../settling.ts"

const services = (dataDir: string) =>
  Layer.mergeAll(benchStorage(dataDir), moderationBy({ by: "local", strictness: defaultStrictness }))

const program = Effect.fnUntraced(function* (rounds: number, submissions: number) {
  yield* makeEmptyHive(0)
  yield* Effect.forkScoped(moderationWorker)
  yield* measureSettling(submissions, () => 0)
  return yield* Effect.forEach(Array.from({ length: rounds }), () => measureSettling(submissions, () => 0))
}, Effect.scoped)

/** How long an owner waits for what was just sent, on a server with nothing else to do. */
export const settleRow: BenchRow = {
  name: "settle",
  measure: async ({ options, cleanUp }) => {
    const layer = services(temporaryFolder(cleanUp))
    const { rounds, submissions } = options
    const times = await Effect.runPromise(program(rounds, submissions).pipe(Effect.provide(layer)))
    const what = "POST to settled, idle server"
    return [
      figure(`${what}, p50`, "ms", times, ({ median }) => median, { most: 10 }),
      figure(`${what}, p99`, "ms", times, ({ p99 }) => p99, { most: 50 })
    ]
  }
}
