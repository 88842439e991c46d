import { Effect, Layer } from "effect"
import fc from "fast-check"
import { test } from "vitest"
import {
  changesNothingTwice,
  endsTheSameWhenKilled,
  expectSoundMeanwhile,
  type MakeWorld,
  story
} from "../../../support/replay-model.ts"
import { repetitions } from "../../../support/short-form.ts"
import { worldAround } from "../../../support/world.ts"
import { openStore, testSchemaUrl } from "./test-store.ts"

const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31)

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
