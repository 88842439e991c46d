import { setTimeout as pause } from "node:timers/promises"
import { Effect, Layer } from "effect"
import { localAnalyst } from "#adapters/moderation/local/local-analyst.ts"
import { localGuard } from "#adapters/moderation/local/local-guard.ts"
import { aesSealer } from "#adapters/sealing/aes-sealer.ts"
import { givenKeys } from "#adapters/sealing/keyring.ts"
import { nodeSecrets } from "#adapters/sealing/node-secrets.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/storage.ts"
import { submitFeedback } from "#core/feedback/submit-feedback.ts"
import { HiveStore } from "#core/hives/hive-store.ts"
import { moderationWorker } from "#core/moderation/moderation-worker.ts"
import { fillHive, linkOf, ownerOf } from "../data/fill-hive.ts"
import { feedbackTexts } from "../data/texts.ts"
import type { Row } from "../row.ts"
import { benchKey, temporaryFolder } from "../servers/servers.ts"
import { percentile, sortedUp } from "../statistics.ts"

const services = (dataDir: string) =>
  Layer.mergeAll(
    lowdbStorage({ dataDir }),
    Layer.provide(aesSealer, givenKeys(Buffer.from(benchKey, "hex"))),
    nodeSecrets,
    localGuard,
    localAnalyst
  )

const settledItems = Effect.gen(function* () {
  return (yield* (yield* HiveStore).listFeedback(ownerOf(0))).length
})

/** Milliseconds from the submission to the moment when the owner's list has it. */
const untilSettled = Effect.fnUntraced(function* (content: string) {
  const before = yield* settledItems
  const begun = performance.now()
  yield* submitFeedback({ link: linkOf(0), content, idempotencyKey: undefined })
  while ((yield* settledItems) === before) yield* Effect.yieldNow
  const millis = performance.now() - begun
  yield* Effect.promise(() => pause(10))
  return millis
})

const measureRound = Effect.fnUntraced(function* (submissions: number) {
  const texts = Array.from({ length: submissions }, (_, turn) => feedbackTexts[turn % feedbackTexts.length])
  const times = sortedUp(yield* Effect.forEach(texts, (text) => untilSettled(text ?? "")))
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
})

const program = Effect.fnUntraced(function* (rounds: number, submissions: number) {
  yield* fillHive(0, 0)
  yield* Effect.forkScoped(moderationWorker)
  yield* measureRound(submissions)
  return yield* Effect.forEach(Array.from({ length: rounds }), () => measureRound(submissions))
}, Effect.scoped)

/** How long an owner waits for what was just sent, on a server with nothing else to do. */
export const settleRow: Row = {
  name: "settle",
  measure: async ({ options, cleanUp }) => {
    const layer = services(temporaryFolder(cleanUp))
    const { rounds, submissions } = options
    const times = await Effect.runPromise(program(rounds, submissions).pipe(Effect.provide(layer)))
    const what = "POST to settled, idle server"
    return [
      { what: `${what}, p50`, goal: { most: 10 }, unit: "ms", values: times.map(({ p50 }) => p50) },
      { what: `${what}, p99`, goal: { most: 50 }, unit: "ms", values: times.map(({ p99 }) => p99) }
    ]
  }
}
