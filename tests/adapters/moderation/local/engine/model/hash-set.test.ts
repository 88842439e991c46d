import fc from "fast-check"
import { expect, test } from "vitest"
import { collectHashes } from "#adapters/moderation/local/engine/model/hash-set.ts"

const hash = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 0xffffffff }))
const hashes = fc.array(hash, { maxLength: 400 })

/** 0 marks a free place, and counts as 1. */
const plainly = (numbers: ReadonlyArray<number>): ReadonlyArray<number> => [
  ...new Set(numbers.map((number) => number || 1))
]

test("each hash is kept once, in the order in which they come, also where more come than were foreseen", () => {
  fc.assert(
    fc.property(hashes, fc.nat({ max: 500 }), (numbers, most) => {
      const collected = collectHashes(most, (add) => {
        for (const number of numbers) add(number)
      })
      expect([...collected]).toEqual(plainly(numbers).slice(0, most))
    })
  )
})

test("what was collected stays when the next text is read", () => {
  const first = collectHashes(3, (add) => [7, 8, 7, 9].forEach(add))
  collectHashes(20_000, (add) => Array.from({ length: 20_000 }, (_, index) => index).forEach(add))
  expect([...first]).toEqual([7, 8, 9])
})
