import fc from "fast-check"
import { expect, test } from "vitest"
import {
  decodeWeights,
  encodeWeights,
  largestWeight
} from "../../../../../adapters/moderation/local/model/decode-weights.ts"

const weight = fc.oneof(
  fc.integer({ min: -largestWeight, max: largestWeight }),
  fc.integer({ min: -4, max: 4 })
)

test("weights come back as they were written", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(weight, weight)), (pairs) => {
      const written = Int8Array.from(pairs.flat())
      expect(decodeWeights(encodeWeights(written))).toEqual(written)
    })
  )
})

test("two small ones take one sign, also in JSON; two others at most three", () => {
  const small = Int8Array.from([-4, 4, 0, 0, 1, -3])
  expect(JSON.stringify(encodeWeights(small))).toHaveLength(small.length / 2 + 2)
  const all = Int8Array.from({ length: 2 * largestWeight + 2 }, (_, index) => index - largestWeight)
  expect(JSON.stringify(encodeWeights(all.map((one) => Math.min(one, largestWeight))))).toHaveLength(
    3 * (largestWeight + 1) - 2 * 4 + 2
  )
})
