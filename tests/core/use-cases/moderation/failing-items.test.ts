import { expect, test } from "vitest"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { failureMemoryMillis, makeFailingItems } from "#core/use-cases/moderation/failing-items.ts"

const [one, two] = [FeedbackId("1"), FeedbackId("2")]

test("an item's failures are counted from its first try on, and forgotten when it is done", () => {
  const failing = makeFailingItems()
  const first = failing.known(one, 500)
  expect(first).toEqual({ count: 0, since: 500, last: 500 })
  failing.noteFailure(one, first, 800)
  expect(failing.known(one, 2_000)).toEqual({ count: 1, since: 500, last: 800 })
  failing.noteFailure(one, failing.known(one, 2_000), 2_100)
  expect(failing.known(one, 3_000)).toEqual({ count: 2, since: 500, last: 2_100 })
  failing.noteDone(one)
  expect(failing.size()).toBe(0)
})

test("items that never come back, because they were deleted or settled elsewhere, are not kept for ever", () => {
  const failing = makeFailingItems()
  for (let item = 0; item < 1_000; item++) {
    const now = item * 1_000
    const id = FeedbackId(`gone ${item}`)
    failing.noteFailure(id, failing.known(id, now), now)
  }
  expect(failing.size()).toBeLessThanOrEqual(failureMemoryMillis / 1_000)
  failing.noteFailure(two, failing.known(two, 10_000_000), 10_000_000)
  expect(failing.size()).toBe(1)
})

test("an item that keeps failing is remembered, however old its first failure is", () => {
  const failing = makeFailingItems()
  for (let now = 0; now <= 3 * failureMemoryMillis; now += 300_000) {
    failing.noteFailure(one, failing.known(one, now), now)
    const other = FeedbackId(`${now}`)
    failing.noteFailure(other, failing.known(other, now), now)
  }
  expect(failing.known(one, 3 * failureMemoryMillis)).toMatchObject({ since: 0, count: 7 })
})
