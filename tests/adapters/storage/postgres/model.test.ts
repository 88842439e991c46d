import { Effect, Layer, ManagedRuntime } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { test } from "vitest"
import { play, sequence } from "../../../support/hive-model.ts"
import {
  changesNothingTwice,
  endsTheSameWhenKilled,
  expectSoundMeanwhile,
  type MakeWorld,
  story
} from "../../../support/replay-model.ts"
import { repetitions } from "../../../support/short-form.ts"
import { worldAround } from "../../../support/world.ts"
import { openStore, schemaForThisTest, testSchemaUrl } from "./test-store.ts"

const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31)
const runs = repetitions({ short: 15, long: 400 })

test(`a hive in PostgreSQL agrees with the plain model over ${runs} random sequences (MODEL_SEED=${seed})`, {
  timeout: 600_000
}, async () => {
  const store = openStore({ url: await schemaForThisTest() })
  const runtime = ManagedRuntime.make(Layer.mergeAll(store, worldAround("open"), TestClock.layer()))
  await fc.assert(
    fc.asyncProperty(sequence, (commands) => runtime.runPromise(play(commands))),
    { seed, numRuns: runs }
  )
  await runtime.dispose()
})

const makeWorld: MakeWorld = () =>
  Layer.mergeAll(Layer.unwrap(Effect.map(testSchemaUrl, (url) => openStore({ url }))), worldAround("open"))

test.each([
  ["killed at any item and run again, ends like one that was not", endsTheSameWhenKilled],
  ["run twice, changes nothing more", changesNothingTwice],
  ["leaves hives sound, with the verdicts of today, whatever owners do meanwhile", expectSoundMeanwhile]
] as const)(`a replay in PostgreSQL, %s (MODEL_SEED=${seed})`, { timeout: 600_000 }, (_, property) =>
  fc.assert(fc.asyncProperty(story, property(makeWorld)), {
    seed,
    numRuns: repetitions({ short: 4, long: 80 })
  })
)
