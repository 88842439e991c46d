import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { maxRetryAfterMillis, readRetryAfter } from "#adapters/moderation/remote/retry-after.ts"

const now = Date.parse("2026-11-20T12:00:00Z")

describe("Retry-After", () => {
  test.each([
    ["seconds", "20", 20_000],
    ["no time at all", "0", 0],
    ["spaces around", " 3 ", 3_000],
    ["a date", "Fri, 20 Nov 2026 12:01:30 GMT", 90_000],
    ["a date that has gone by", "Fri, 20 Nov 2026 11:00:00 GMT", 0],
    ["ten years in seconds", "315360000", maxRetryAfterMillis],
    ["a date in ten years", "Fri, 20 Nov 2036 12:00:00 GMT", maxRetryAfterMillis],
    ["more digits than a number holds", "9".repeat(400), maxRetryAfterMillis]
  ])("%s: %s", (_, header, millis) => expect(readRetryAfter(header, now)).toBe(millis))

  test.each([
    null,
    "",
    "-5",
    "1.5",
    "soon",
    "1e9",
    "Infinity",
    "2026-11-20",
    "Fri, 99 Foo 2026 12:00:00 GMT"
  ])("%s says nothing", (header) => expect(readRetryAfter(header, now)).toBeUndefined())

  test("whatever is sent, asks for no less than nothing and no more than ten minutes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String), fc.date().map(String)), (header) => {
        const millis = readRetryAfter(header, now) ?? 0
        expect(millis).toBeGreaterThanOrEqual(0)
        expect(millis).toBeLessThanOrEqual(maxRetryAfterMillis)
      })
    )
  })
})
