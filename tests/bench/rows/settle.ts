import { setTimeout as pause } from "node:timers/promises"
import { Effect, Layer } from "effect"
import { moderationBy } from "#cli/layers/moderation-layer.ts"
import { defaultStrictness } from "#core/domain/moderation/strictness.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { moderationWorker } from "#core/use-cases/moderation/moderation-worker.ts"
import { benchStorage, linkOf, makeEmptyHive, ownerOf, textAt } from "../data/fill-hive.ts"
import { type BenchRow, figure } from "../row.ts"
import { temporaryFolder } from "../servers/servers.ts"
import { spreadOf } from "../statistics.ts"

const settledItems = Effect.fnUntraced(function* (hive: number) {
  return (yield* (yield* HiveStore).listFeedback(ownerOf(hive))).length
})

/** Milliseconds from the submission to the moment when the owner's list has it. */
const untilSettled = Effect.fnUntraced(function* (content: string, hive: number) {
  const before = yield* settledItems(hive)
  const begun = performance.now()
  yield* submitTyped({ link: linkOf(hive), content, idempotencyKey: undefined })
  while ((yield* settledItems(hive)) === before) yield* Effect.yieldNow
  const millis = performance.now() - begun
  yield* Effect.promise(() => pause(10))
  return millis
})

/** One submission after the other, to the hive of its turn. */
export const measureSettling = Effect.fnUntraced(function* (
  submissions: number,
  hiveOf: (turn: number) => number
) {
  const turns = Array.from({ length: submissions }, (_, turn) => turn)
  return spreadOf(yield* Effect.forEach(turns, (turn) => untilSettled(textAt(turn), hiveOf(turn))))
})

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
