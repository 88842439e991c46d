import { expect, test } from "vitest"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { isNewSince, seenIn } from "#ui/features/feedback/new-feedback/new-feedback.ts"
import { makeItem } from "../support/make-item.ts"

const item = (id: string, day: number, isApproved = true): FeedbackItem =>
  makeItem({
    id,
    moderationStatus: isApproved ? "approved" : "rejected",
    createdAt: `2026-11-${`${day}`.padStart(2, "0")}T12:00:00.000Z`
  })

test("of the newest day the items are remembered, of all before it nothing", () => {
  expect(seenIn([item("a", 18), item("c", 20), item("b", 20)])).toEqual({
    day: "2026-11-20T12:00:00.000Z",
    ids: ["c", "b"]
  })
  expect(seenIn([])).toEqual({ day: "", ids: [] })
})

test.each([
  ["of a later day", item("d", 21), true],
  ["of the same day, not seen", item("d", 20), true],
  ["of the same day, seen", item("b", 20), false],
  ["of an earlier day", item("d", 19), false],
  ["that was rejected", item("d", 21, false), false]
])("an item %s", (_, each, isNew) => {
  expect(isNewSince(seenIn([item("a", 18), item("b", 20)]), each)).toBe(isNew)
})

test("a day with more items than are remembered counts as seen", () => {
  const seen = seenIn(Array.from({ length: 301 }, (_, n) => item(`${n}`, 20)))
  expect(seen.ids).toEqual([])
  expect([isNewSince(seen, item("x", 20)), isNewSince(seen, item("x", 21))]).toEqual([false, true])
})

test("what comes into an empty list is new", () => {
  expect(isNewSince(seenIn([]), item("a", 20))).toBe(true)
})
