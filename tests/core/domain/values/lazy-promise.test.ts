import { expect, test } from "vitest"
import { lazyPromise } from "#core/domain/values/lazy-promise.ts"

test("what was made once is kept, and what failed is tried again", async () => {
  const outcomes = [new Error("away"), "first", "second"]
  const read = lazyPromise(async () => {
    const next = outcomes.shift()
    if (next instanceof Error) throw next
    return next
  })
  await expect(read()).rejects.toThrow("away")
  expect(await Promise.all([read(), read()])).toEqual(["first", "first"])
  expect(await read()).toBe("first")
})
