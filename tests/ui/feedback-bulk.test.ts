import { describe, expect, test } from "vitest"
import { runBulk } from "#ui/features/feedback/bulk/run-bulk.ts"
import { countOverLimit, isLimitReached } from "#ui/features/feedback/notes/public-limit.ts"
import { withoutItem, withVisibility } from "#ui/features/feedback/queries/feedback-cache.ts"
import { makeItem, makeItems } from "../support/make-item.ts"

const never = () => false

describe("[spec 4 11] a bulk action", () => {
  test("sends one request for each item, one after the other", async () => {
    const log: Array<string> = []
    const act = async (id: string) => {
      log.push(`ask ${id}`)
      await Promise.resolve()
      log.push(`told ${id}`)
    }
    const progress: Array<number> = []
    const outcome = await runBulk({
      ids: ["a", "b"],
      act,
      isFatal: never,
      isStopped: never,
      onProgress: (tried) => progress.push(tried)
    })
    expect(log).toEqual(["ask a", "told a", "ask b", "told b"])
    expect(progress).toEqual([1, 2])
    expect(outcome).toEqual({ done: ["a", "b"], failed: [], error: null })
  })

  test("goes on after a failure, ends at a fatal one, and says which items are which", async () => {
    const act = (id: string) => (id === "b" || id === "d" ? Promise.reject(id) : Promise.resolve())
    const run = (isFatal: (error: unknown) => boolean) =>
      runBulk({ ids: ["a", "b", "c", "d", "e"], act, isFatal, isStopped: never, onProgress: () => undefined })
    expect(await run(never)).toEqual({ done: ["a", "c", "e"], failed: ["b", "d"], error: "d" })
    expect(await run((error) => error === "b")).toEqual({ done: ["a"], failed: ["b"], error: "b" })
  })

  test("can be stopped", async () => {
    const done: Array<string> = []
    const act = async (id: string) => void done.push(id)
    const isStopped = () => done.length === 2
    await runBulk({ ids: ["a", "b", "c"], act, isFatal: never, isStopped, onProgress: () => undefined })
    expect(done).toEqual(["a", "b"])
  })
})

test("[spec 4 3] [spec 9 1] what is private counts against the limit of 5, what is public does not", () => {
  const chosen = [makeItem({ id: "a" }), makeItem({ id: "b" }), makeItem({ id: "c", isPublic: true })]
  expect(countOverLimit(3, chosen)).toBeNull()
  expect(countOverLimit(4, chosen)).toBe(6)
  expect([isLimitReached(4), isLimitReached(5)]).toEqual([false, true])
})

test("a change of the list leaves all other items the same objects", () => {
  const items = makeItems(4)
  const changed = withVisibility(items, new Set(["item-2"]), true)
  expect(changed.map(({ isPublic }) => isPublic)).toEqual([false, false, true, false])
  expect(changed[0]).toBe(items[0])
  expect(withoutItem(items, new Set(["item-0", "item-3"]))).toEqual([items[1], items[2]])
})
