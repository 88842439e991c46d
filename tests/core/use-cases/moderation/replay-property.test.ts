import fc from "fast-check"
import { test } from "vitest"
import {
  changesNothingTwice,
  endsTheSameWhenKilled,
  expectSoundMeanwhile,
  type MakeWorld,
  story
} from "../../../support/replay-model.ts"
import { world } from "../../../support/world.ts"

const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31)
const makeWorld: MakeWorld = () => world

test.each([
  ["killed at any item and run again, ends like one that was not", endsTheSameWhenKilled, 200],
  ["run twice, changes nothing more", changesNothingTwice, 100],
  ["leaves hives sound, with the verdicts of today, whatever owners do meanwhile", expectSoundMeanwhile, 200]
] as const)(`a replay, %s (MODEL_SEED=${seed})`, { timeout: 60_000 }, (_, property, numRuns) =>
  fc.assert(fc.asyncProperty(story, property(makeWorld)), { seed, numRuns })
)
