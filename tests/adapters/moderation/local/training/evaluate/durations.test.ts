import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { makeDurations } from "#adapters/moderation/local/training/evaluate/durations.ts"

const durationsOf = (all: ReadonlyArray<number>) => {
  const durations = makeDurations()
  for (const ms of all) durations.add(ms)
  return durations
}

describe("durations", () => {
  test("tell every quantile within one per cent", () => {
    const some = fc.array(fc.double({ min: 0.001, max: 60_000, noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(some, fc.double({ min: 0.01, max: 1, noNaN: true }), (all, share) => {
        const sorted = all.toSorted((one, other) => one - other)
        const exact = sorted[Math.max(0, Math.ceil(share * all.length - 1e-9) - 1)] ?? 0
        const found = durationsOf(all).quantile(share)
        expect(found / exact).toBeGreaterThan(0.999)
        expect(found / exact).toBeLessThan(1.011)
      })
    )
  })

  test("tell the longest and the sum", () => {
    const durations = durationsOf([1, 5, 2])
    expect([durations.longest(), durations.total(), durations.quantile(1)]).toEqual([5, 8, 5])
  })

  test("of nothing are nothing", () => {
    expect(durationsOf([]).quantile(0.5)).toBe(0)
  })
})
