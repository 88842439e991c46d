import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  addToConfusion,
  type Confusion,
  emptyConfusion
} from "#adapters/moderation/local/training/evaluate/confusion.ts"
import { type Estimate, shareOf } from "#adapters/moderation/local/training/evaluate/estimate.ts"
import {
  accuracyOf,
  f1Of,
  macroF1Of,
  precisionOf,
  recallOf
} from "#adapters/moderation/local/training/evaluate/scores.ts"

const figureOf = (estimate: Estimate | null) => estimate?.value ?? null

describe("a share", () => {
  test.each([
    [8, 10, 0.4901625, 0.9433178],
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1]
  ])("%i of %i lies between %f and %f", (part, whole, low, high) => {
    const share = shareOf(part, whole)
    expect(share?.value).toBe(part / whole)
    expect(share?.low).toBeCloseTo(low, 6)
    expect(share?.high).toBeCloseTo(high, 6)
  })

  test("is as far from both ends of its interval as a score test allows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (part, others) => {
        const whole = part + others
        const share = shareOf(part, whole)
        for (const end of [share?.low ?? 0, share?.high ?? 0]) {
          const deviation = Math.sqrt((end * (1 - end)) / whole)
          expect(Math.abs(part / whole - end) / deviation).toBeCloseTo(1.959964, 5)
        }
      })
    )
  })

  test("of nothing is nothing", () => {
    expect(shareOf(0, 0)).toBeNull()
  })
})

describe("a known confusion", () => {
  // 10 of 40 acceptable items were rejected, 40 of 60 toxic ones were found.
  const known = { size: 2, counts: Float64Array.of(30, 10, 20, 40) }

  test.each([
    ["precision", precisionOf(known, 1), 40 / 50],
    ["recall", recallOf(known, 1), 40 / 60],
    ["accuracy", accuracyOf(known), 70 / 100],
    ["F1", f1Of(known, 1), 80 / 110],
    ["F1 of the other class", f1Of(known, 0), 60 / 90],
    ["macro-F1", macroF1Of(known), (80 / 110 + 60 / 90) / 2]
  ])("has this %s", (_, estimate, value) => {
    expect(estimate?.value).toBeCloseTo(value, 12)
  })

  test("leaves classes out of macro-F1 that never occur", () => {
    const threeClasses = { size: 3, counts: Float64Array.of(30, 10, 0, 20, 40, 0, 0, 0, 0) }
    expect(figureOf(macroF1Of(threeClasses))).toBeCloseTo((80 / 110 + 60 / 90) / 2, 12)
  })

  test("has no figures without items", () => {
    const none = emptyConfusion(2)
    for (const figure of [precisionOf(none, 1), recallOf(none, 1), accuracyOf(none), macroF1Of(none)])
      expect(figure).toBeNull()
  })
})

const confusionCounts = fc.array(fc.nat(200), { minLength: 9, maxLength: 9 })

describe("any confusion", () => {
  test("keeps every figure inside its interval and between 0 and 1", () => {
    fc.assert(
      fc.property(confusionCounts, (counts) => {
        const confusion = { size: 3, counts: Float64Array.from(counts) }
        for (const figure of [precisionOf(confusion, 0), accuracyOf(confusion), macroF1Of(confusion)]) {
          if (figure === null) continue
          const inOrder = [0, figure.low, figure.value, figure.high, 1]
          expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
        }
      })
    )
  })

  test("is counted item by item", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1 }), (pairs) => {
        const confusion = emptyConfusion(3)
        for (const [truth, found] of pairs) addToConfusion(confusion, truth, found)
        const right = pairs.filter(([truth, found]) => truth === found).length
        expect(figureOf(accuracyOf(confusion))).toBe(right / pairs.length)
      })
    )
  })
})

describe("the interval of macro-F1", () => {
  const shares = [0.4, 0.1, 0.15, 0.35]
  const truth = (0.8 / 1.05 + 0.7 / 0.95) / 2

  const drawConfusion = (random: () => number, items: number): Confusion => {
    const confusion = emptyConfusion(2)
    for (let item = 0; item < items; item++) {
      const drawn = random()
      const cell = shares.findIndex(
        (_, at) => drawn < shares.slice(0, at + 1).reduce((sum, one) => sum + one)
      )
      addToConfusion(confusion, cell >> 1, cell & 1)
    }
    return confusion
  }

  test.each([30, 200])("holds the true value about 95 times of 100, with %i items", (items) => {
    let state = 7
    const random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state / 2 ** 32
    }
    const rounds = 1000
    const held = Array.from({ length: rounds }, () => macroF1Of(drawConfusion(random, items))).filter(
      (figure) => figure !== null && figure.low <= truth && truth <= figure.high
    )
    expect(held.length / rounds).toBeGreaterThan(0.92)
    expect(held.length / rounds).toBeLessThan(0.98)
  })

  test("is no point for a perfect score of few items", () => {
    const perfect = { size: 2, counts: Float64Array.of(4, 0, 0, 3) }
    expect(macroF1Of(perfect)?.low).toBeLessThan(0.9)
  })
})
