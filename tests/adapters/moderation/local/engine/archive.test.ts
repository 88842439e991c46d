import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readArchive } from "#adapters/moderation/local/engine/compiled/archive.ts"
import {
  packTable,
  packWeights,
  unpackTable,
  unpackWeights
} from "#adapters/moderation/local/engine/model/packed-weights.ts"
import { rowOf, weightTableOf } from "#adapters/moderation/local/engine/model/weight-table.ts"
import { packArchive } from "#adapters/moderation/local/training/pack-archive.ts"

const bytes = (...values: ReadonlyArray<number>): Uint8Array => Uint8Array.from(values)

const packed = packArchive([
  ["one", bytes(1, 2, 3)],
  ["other", bytes(4)]
])

describe("the guard's file", () => {
  test("gives back each part by its name", () => {
    const open = readArchive(packed)
    expect([open("one"), open("other")]).toEqual([bytes(1, 2, 3), bytes(4)])
  })

  test("gives them back from the middle of a larger buffer", () => {
    const larger = new Uint8Array(packed.length + 7)
    larger.set(packed, 7)
    expect(readArchive(larger.subarray(7))("other")).toEqual(bytes(4))
  })

  test.each([
    ["empty", new Uint8Array()],
    ["of another kind", new TextEncoder().encode("<!doctype html><title>Not found</title>")]
  ])("is refused when it is %s", (_, file) => {
    expect(() => readArchive(file)).toThrow("it is damaged")
  })

  test("is refused where it is cut off", () => {
    const open = readArchive(packed.slice(0, -1))
    expect(() => open("other")).toThrow("cut off")
  })

  test("says which part it does not hold", () => {
    expect(() => readArchive(packed)("third")).toThrow("no third")
  })
})

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

const buckets = 2 ** 10

/** Most buckets have no weight; some have bits of both ends of a number. */
const sparseWeights = (classes: number): fc.Arbitrary<Int8Array> =>
  fc
    .dictionary(
      fc.integer({ min: 0, max: buckets - 1 }).map(String),
      fc.array(weight, { minLength: classes, maxLength: classes }),
      {
        maxKeys: buckets
      }
    )
    .map((rows) => {
      const weights = new Int8Array(buckets * classes)
      for (const [bucket, row] of Object.entries(rows)) weights.set(row, Number(bucket) * classes)
      return weights
    })

test.each([1, 3, 4, 6])(
  "a table of %d classes holds each bucket's weights, before and after packing",
  (classes) => {
    fc.assert(
      fc.property(sparseWeights(classes), fc.integer({ min: 0, max: 2 ** 22 - 1 }), (weights, high) => {
        const table = weightTableOf(weights, classes)
        for (const read of [table, unpackTable(packTable(table, classes))])
          for (let bucket = 0; bucket < buckets; bucket++) {
            const row = rowOf(read, ((high << 10) | bucket) >>> 0)
            const held = weights.subarray(bucket * classes, (bucket + 1) * classes)
            expect(
              [...read.rows.subarray(row * classes, (row + 1) * classes)].slice(0, row < 0 ? 0 : classes)
            ).toEqual(held.some((one) => one !== 0) ? [...held] : [])
          }
      }),
      { numRuns: 20 }
    )
  }
)

const head = 3

test("an empty bucket takes a bit", () => {
  const weights = new Int8Array(4 * buckets)
  weights.set([1, 2, 3, 4], 4 * 77)
  expect(packTable(weightTableOf(weights, 4), 4)).toHaveLength(head + buckets / 8 + 4 + 1)
})

const rowsOf = (rows: number, weightAt: (row: number, index: number) => number, classes = 4): Int8Array =>
  Int8Array.from({ length: classes * rows }, (_, at) => weightAt(Math.floor(at / classes), at % classes))

test("a row that many buckets share takes one byte in each", () => {
  const weights = rowsOf(buckets, (row, index) => (row % 2 === 0 ? index + 1 : -1))
  expect(packTable(weightTableOf(weights, 4), 4)).toHaveLength(head + buckets / 8 + 2 * 4 + buckets)
})

test.each([3, 4])("rows of %d classes are kept whether or not they are among the common ones", (classes) => {
  const weights = rowsOf(
    buckets,
    (row, index) => (index === 0 ? row % 256 : Math.floor(row / 2)) - 128 || 1,
    classes
  )
  const table = weightTableOf(weights, classes)
  expect(unpackTable(packTable(table, classes))).toEqual(table)
})
