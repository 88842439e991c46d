import { describe, expect, test } from "vitest"
import { items } from "./support/asvs/items.ts"
import { later, partly } from "./support/asvs/later.ts"
import { readTags } from "./support/asvs/tags.ts"

describe("the verification standard's items", () => {
  const numbers = items.flatMap((item) => item.numbers)
  const tags = readTags()

  test("are all there, each once", () => {
    expect(items).toHaveLength(60)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.filter((number) => !/^V\d+\.\d+\.\d+$/.test(number))).toEqual([])
  })

  test("have a test each, or the work that brings it", () => {
    expect(numbers.filter((number) => !(tags.has(number) || number in later))).toEqual([])
  })

  test("are named rightly by the tests", () => {
    expect([...tags].filter((number) => !numbers.includes(number))).toEqual([])
  })

  test("are listed as open only while they are", () => {
    expect(Object.keys(later).filter((number) => tags.has(number) || !numbers.includes(number))).toEqual([])
    expect(Object.keys(partly).filter((number) => !tags.has(number))).toEqual([])
  })
})
