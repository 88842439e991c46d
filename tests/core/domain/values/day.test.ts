import fc from "fast-check"
import { expect, test } from "vitest"
import { Day, dayOf, daysBetween, noonOf } from "#core/domain/values/day.ts"

test.each(["", "2026-11-2", "2026-11-200", "12026-11-20", "2026/11/20", "2026-11-20T00:00:00Z"])(
  "%j is no day",
  (text) => expect(() => Day(text)).toThrow(new RangeError("Not a day: YYYY-MM-DD expected"))
)

test.each([
  ["2026-11-20T00:00:00.000Z", "2026-11-20"],
  ["2026-11-20T23:59:59.999Z", "2026-11-20"],
  ["2026-11-21T00:00:00.000Z", "2026-11-21"]
])("the day of %s is %s, by UTC", (time, day) => expect(dayOf(Date.parse(time))).toBe(day))

test("answers show a day's noon", () => expect(noonOf(Day("2026-11-20"))).toBe("2026-11-20T12:00:00.000Z"))

test("as many days lie between as were added", () => {
  const start = Day("2026-02-27")
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      expect(daysBetween(start, dayOf(Date.parse(start) + days * 24 * 60 * 60 * 1000))).toBe(days)
    })
  )
})
