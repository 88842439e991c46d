import { expect, test } from "vitest"
import { shownResets, withReset } from "#core/domain/accounts/operator-reset.ts"
import { Day } from "#core/domain/values/day.ts"

const first = { by: "olga", on: Day("2026-11-01") }

test.each([
  ["2026-11-01", 1],
  ["2026-11-30", 1],
  ["2026-12-01", 0]
])("a link of the first is shown on %s to %i", (today, count) => {
  expect(shownResets([first], Day(today))).toHaveLength(count)
})

test("the newest comes first, once for each operator and day, and what is no longer shown goes", () => {
  const today = Day("2026-12-02")
  const [olga, grace] = [
    { by: "olga", on: today },
    { by: "grace", on: today }
  ]
  expect(withReset(withReset(withReset([first], olga), grace), olga)).toEqual([olga, grace])
})

test("however many operators there are, twenty are kept", () => {
  const today = Day("2026-12-02")
  const resets = Array.from({ length: 30 }, (_, index) => ({ by: `operator-${index}`, on: today }))
  expect(resets.reduce<ReturnType<typeof withReset>>(withReset, [])).toHaveLength(20)
})
