import { Layer, ManagedRuntime } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { defaultCatalogue } from "#core/domain/badges/stored-catalogue.ts"
import { play, sequence } from "../support/hive-model.ts"
import { world } from "../support/world.ts"

const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31)
const runs = Number(process.env.MODEL_RUNS ?? 150)

test(`a hive agrees with the plain model over ${runs} random sequences (MODEL_SEED=${seed})`, async () => {
  const runtime = ManagedRuntime.make(Layer.merge(world, TestClock.layer()))
  expect(defaultCatalogue.size).toBe(25)
  await fc.assert(
    fc.asyncProperty(sequence, (commands) => runtime.runPromise(play(commands))),
    { seed, numRuns: runs }
  )
})
