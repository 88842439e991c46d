import { Layer, ManagedRuntime } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { test } from "vitest"
import { play, sequence } from "../../../support/hive-model.ts"
import { repetitions } from "../../../support/short-form.ts"
import { worldAround } from "../../../support/world.ts"
import { openStore, schemaForThisTest } from "./test-store.ts"

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
