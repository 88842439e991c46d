import { describe, expect, test } from "vitest"
import failedBefore from "../../fixtures/seeds/simulation.json" with { type: "json" }
import { playSeed } from "./play.ts"

const seeds = Array.from({ length: 4 }, (_, index) => index + 1)
const commands = 200
const played = new Map<number, ReturnType<typeof playSeed>>()

/** Outcome of a seed, played once for all tests that ask. */
const outcomeOf = (seed: number) => {
  const known = played.get(seed) ?? playSeed(seed, commands)
  played.set(seed, known)
  return known
}

describe("clients, workers and a machine with faults, all from one seed", () => {
  test.each([...failedBefore, ...seeds])("find every promise kept with seed %i", async (seed) => {
    await outcomeOf(seed)
  })

  test("do the same again with the same seed, and something else with another", async () => {
    const [one, again, other] = [await outcomeOf(1), await playSeed(1, commands), await outcomeOf(2)]
    expect(again).toEqual(one)
    expect(other.digest).not.toBe(one.digest)
    expect(one.trace.length).toBeGreaterThan(200)
  })

  test("meet every kind of fault and outcome", async () => {
    const traces = await Promise.all(seeds.map(outcomeOf))
    const met = traces.flatMap(({ trace }) => trace).join("\n")
    for (const kind of [": ok", ": failed", ": unknown", "power cut", "restart", "the clock jumps"]) {
      expect(met).toContain(kind)
    }
  })
})
