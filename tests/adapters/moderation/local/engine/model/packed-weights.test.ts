import fc from "fast-check"
import { expect, test } from "vitest"
import { packWeights, unpackWeights } from "#adapters/moderation/local/engine/model/packed-weights.ts"

const weight = fc.oneof(fc.integer({ min: -128, max: 127 }), fc.integer({ min: -7, max: 7 }))

test("weights come back as they were written", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(weight, weight)), (pairs) => {
      const written = Int8Array.from(pairs.flat())
      expect(unpackWeights(packWeights(written))).toEqual(written)
    })
  )
})

test("two small ones take one byte, two others three", () => {
  expect(packWeights(Int8Array.from([-7, 7, 0, 0, 1, -3]))).toHaveLength(3)
  expect(packWeights(Int8Array.from([8, 0, 0, -8]))).toHaveLength(6)
})
