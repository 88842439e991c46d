import { describe, expect, test } from "vitest"
import failedBefore from "../../fixtures/seeds/simulation.json" with { type: "json" }
import { playSeed } from "./play.ts"

const seeds = Array.from({ length: 25 }, (_, index) => index + 1)
const commands = 200

describe("clients, workers and a machine with faults, all from one seed", () => {
  test.each([...failedBefore, ...seeds])("find every promise kept with seed %i", async (seed) => {
    await playSeed(seed, commands)
  })

  test("do the same again with the same seed, and something else with another", async () => {
    const [one, again, other] = [await playSeed(7, 200), await playSeed(7, 200), await playSeed(8, 200)]
    expect(again).toEqual(one)
    expect(other.digest).not.toBe(one.digest)
    expect(one.trace.length).toBeGreaterThan(200)
  })

  test("meet every kind of fault and outcome", async () => {
    const traces = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => playSeed(seed, commands)))
    const met = traces.flatMap(({ trace }) => trace).join("\n")
    for (const kind of [": ok", ": failed", ": unknown", "power cut", "restart", "the clock jumps"]) {
      expect(met).toContain(kind)
    }
  })
})
