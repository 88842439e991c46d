import { describe, expect, test } from "vitest"
import { type Digest, digestDaysIn, isTimeZone } from "#core/domain/accounts/digest.ts"
import { Day } from "#core/domain/values/day.ts"

const digest = (given: Partial<Digest> = {}): Digest => ({
  every: "day",
  hour: 9,
  weekday: 1,
  zone: "UTC",
  since: Day("2026-11-01"),
  ...given
})

describe("a digest is due", () => {
  // 23 November 2026 is a Monday; Germany's summer time begins on 29 March and ends on 25 October 2026, both Sundays.
  test.each<readonly [Partial<Digest>, string, boolean]>([
    [{}, "2026-11-23T09:00:00Z", true],
    [{}, "2026-11-23T09:14:59Z", true],
    [{}, "2026-11-23T09:15:00Z", false],
    [{}, "2026-11-23T08:59:59Z", false],
    [{}, "2026-11-23T10:00:00Z", false],
    [{ hour: 0 }, "2026-11-23T00:00:00Z", true],
    [{ zone: "Asia/Kolkata" }, "2026-11-23T03:30:00Z", true],
    [{ zone: "Asia/Kolkata" }, "2026-11-23T03:45:00Z", false],
    [{ zone: "Asia/Kathmandu" }, "2026-11-23T03:15:00Z", true],
    [{ zone: "Europe/Berlin" }, "2026-10-24T07:00:00Z", true],
    [{ zone: "Europe/Berlin" }, "2026-10-26T08:00:00Z", true],
    [{ zone: "Europe/Berlin" }, "2026-10-26T07:00:00Z", false],
    // The hour from two to three comes twice in autumn, and is left out in spring.
    [{ hour: 2, zone: "Europe/Berlin" }, "2026-10-25T00:00:00Z", true],
    [{ hour: 2, zone: "Europe/Berlin" }, "2026-10-25T01:00:00Z", false],
    [{ hour: 3, zone: "Europe/Berlin" }, "2026-10-25T02:00:00Z", true],
    [{ hour: 2, zone: "Europe/Berlin" }, "2026-03-29T00:45:00Z", false],
    [{ hour: 2, zone: "Europe/Berlin" }, "2026-03-29T01:00:00Z", true],
    [{ hour: 2, zone: "Europe/Berlin" }, "2026-03-29T01:15:00Z", false],
    [{ hour: 3, zone: "Europe/Berlin" }, "2026-03-29T01:00:00Z", true],
    [{ every: "week", weekday: 7, hour: 2, zone: "Europe/Berlin" }, "2026-03-29T01:00:00Z", true],
    // In Cairo that hour is the first of 24 April 2026, a Friday.
    [{ every: "week", weekday: 5, hour: 0, zone: "Africa/Cairo" }, "2026-04-23T22:00:00Z", true],
    [{ every: "week", weekday: 4, hour: 0, zone: "Africa/Cairo" }, "2026-04-23T22:00:00Z", false],
    [{ hour: 2, zone: "Australia/Lord_Howe" }, "2026-10-03T15:30:00Z", true],
    [{ every: "week" }, "2026-11-23T09:00:00Z", true],
    [{ every: "week" }, "2026-11-24T09:00:00Z", false],
    [{ every: "week", weekday: 6 }, "2026-11-21T09:00:00Z", true],
    [{ every: "week", weekday: 7 }, "2026-11-22T09:00:00Z", true],
    [{ every: "week", weekday: 7 }, "2026-11-23T09:00:00Z", false],
    // In Auckland it is Tuesday already.
    [{ every: "week", weekday: 2, zone: "Pacific/Auckland" }, "2026-11-23T20:00:00Z", true],
    [{ zone: "Nowhere/Here" }, "2026-11-23T09:00:00Z", false]
  ])("%o at %s: %s", (given, at, isDue) => {
    const now = Date.parse(at)
    const today = at.slice(0, 10)
    const days = digestDaysIn(digest(given), { at: now - (now % 60_000), now })
    expect(days).toEqual(isDue ? { dueOn: today, today } : null)
  })
})

test("a run that comes a quarter of an hour late finds that the digest of today was sent", () => {
  const at = Date.parse("2026-11-23T09:00:00Z")
  const sentToday = digest({ since: Day("2026-11-23") })
  const quarter = 15 * 60_000
  expect(digestDaysIn(sentToday, { at, now: at + quarter - 1 })?.dueOn).toBe("2026-11-23")
  expect(digestDaysIn(sentToday, { at, now: at + quarter })).toBeNull()
})

describe("at a start, or when a machine wakes, a digest is due whose hour passed", () => {
  const monday = Day("2026-11-23")
  const noon = { at: Date.parse("2026-11-23T12:00:00.001Z"), now: Date.parse("2026-11-23T12:00:00.001Z") }
  const waking = { at: Date.parse("2026-11-22T22:31:00Z"), now: noon.now }
  test.each<readonly [string, Partial<Digest>, string | null]>([
    ["since the last one, of yesterday", { since: Day("2026-11-22") }, monday],
    ["but was sent today", { since: monday }, null],
    ["and which was never sent, on the day on which it was asked for", { since: monday, hour: 1 }, null],
    ["not yet today", { since: Day("2026-11-22"), hour: 13 }, null],
    ["on the day before", { since: Day("2026-11-21"), hour: 13 }, "2026-11-22"],
    ["in its own zone alone", { since: Day("2026-11-22"), hour: 13, zone: "Asia/Kolkata" }, monday],
    ["on Monday", { every: "week", since: Day("2026-11-16") }, monday],
    ["last Tuesday", { every: "week", weekday: 2, since: Day("2026-11-10") }, "2026-11-17"],
    ["last Tuesday, when it was sent", { every: "week", weekday: 2, since: Day("2026-11-17") }, null],
    ["nowhere", { since: Day("2026-11-01"), zone: "Nowhere/Here" }, null]
  ])("%s", (_, given, dueOn) => {
    const days = dueOn === null ? null : { dueOn, today: monday }
    expect(digestDaysIn(digest(given), noon)).toEqual(days)
    expect(digestDaysIn(digest(given), waking)).toEqual(days)
  })
})

test.each([
  ["UTC", true],
  ["Asia/Kolkata", true],
  ["Nowhere/Here", false],
  ["", false],
  ["../../etc/passwd", false]
])("%j is a time zone: %s", (zone, isOne) => {
  expect(isTimeZone(zone)).toBe(isOne)
})
