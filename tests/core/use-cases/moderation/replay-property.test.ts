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
import { world } from "../../../support/world.ts"

const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31)
const makeWorld: MakeWorld = () => world

test.each([
  [
    "killed at any item and run again, ends like one that was not",
    endsTheSameWhenKilled,
    { short: 40, long: 2_000 }
  ],
  ["run twice, changes nothing more", changesNothingTwice, { short: 20, long: 1_000 }],
  [
    "leaves hives sound, with the verdicts of today, whatever owners do meanwhile",
    expectSoundMeanwhile,
    { short: 40, long: 2_000 }
  ]
] as const)(`a replay, %s (MODEL_SEED=${seed})`, { timeout: 600_000 }, (_, property, runs) =>
  fc.assert(fc.asyncProperty(story, property(makeWorld)), { seed, numRuns: repetitions(runs) })
)
