import { expect, test } from "vitest"
import { Day } from "#core/domain/values/day.ts"
import { byId, newestFirst } from "#core/domain/values/record-order.ts"

test.each([
  ["a", "b", -1],
  ["b", "a", 1],
  ["a", "a", 0]
])("the ids %s and %s compare as %i", (a, b, order) => {
  expect(byId({ id: a }, { id: b })).toBe(order)
})

test("a list begins with the newest day, and goes by id within a day", () => {
  const first = { id: "c", on: Day("2026-03-02") }
  const second = { id: "a", on: Day("2026-03-01") }
  const third = { id: "b", on: Day("2026-03-01") }
  const order = newestFirst<typeof first>(({ on }) => on)
  expect([third, first, second].sort(order)).toEqual([first, second, third])
  expect([second, third, first].sort(order)).toEqual([first, second, third])
  expect([order(first, second), order(second, first), order(second, second)]).toEqual([-1, 1, 0])
})
