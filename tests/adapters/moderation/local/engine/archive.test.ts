import { describe, expect, test } from "vitest"
import { readArchive } from "#adapters/moderation/local/engine/compiled/archive.ts"
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
