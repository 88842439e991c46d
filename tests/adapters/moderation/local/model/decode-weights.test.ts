import fc from "fast-check"
import { expect, test } from "vitest"
import {
  decodeWeights,
  encodeWeights,
  largestWeight
} from "../../../../../adapters/moderation/local/model/decode-weights.ts"

const weight = fc.integer({ min: -largestWeight, max: largestWeight })

test("weights come back as they were written", () => {
  fc.assert(
    fc.property(fc.array(weight), (weights) => {
      const written = Int8Array.from(weights)
      expect(decodeWeights(encodeWeights(written))).toEqual(written)
    })
  )
})

test("each takes one sign, also in JSON", () => {
  const all = Int8Array.from({ length: 2 * largestWeight + 1 }, (_, index) => index - largestWeight)
  expect(JSON.stringify(encodeWeights(all))).toHaveLength(all.length + 2)
})
