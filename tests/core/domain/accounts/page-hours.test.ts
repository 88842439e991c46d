import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Account } from "#core/domain/accounts/account.ts"
import {
  isOpenThroughout,
  openDay,
  opensAt,
  underNewLink,
  withPageState
} from "#core/domain/accounts/page-hours.ts"
import { isPaused } from "#core/domain/accounts/page-state.ts"
import { untilBoundary } from "#core/domain/release/release-boundary.ts"
import { Day } from "#core/domain/values/day.ts"
import { ada, makeAccount } from "../../../support/storage-records.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const noon = Date.parse("2026-11-20T12:00:00Z")
/** With a window of an hour. */
const at = (now: number) => ({ now, opensAt: now + untilBoundary(now, 60) })

const account = makeAccount(ada, { feedbackLink: "asha", updatedAt: "2026-11-20T09:00:00.000Z" })

type PageStateInput = Parameters<typeof withPageState>[1]

const ways: ReadonlyArray<readonly [string, PageStateInput, PageStateInput]> = [
  ["a pause of its owner", { pausedOn: Day("2026-11-20") }, { pausedOn: null }],
  ["an operator", { suspendedFor: "Abuse" }, { suspendedFor: null }],
  ["the deletion of the account", { leavesAt: "2026-11-21T12:00:00.000Z" }, { leavesAt: null }]
]

describe.each(ways)("a page closed by %s", (_, closing, opening) => {
  const closed = withPageState(account, closing, at(noon + 3_000))

  test("opens at the next boundary, and with no window at once", () => {
    const now = noon + 20 * minute
    const opened = withPageState(closed, opening, at(now))
    expect([opensAt(opened, now), isPaused(opened, now)]).toEqual([noon + hour, true])
    expect([opensAt(opened, noon + hour), isPaused(opened, noon + hour)]).toEqual([null, false])
    const atOnce = withPageState(closed, opening, { now, opensAt: now })
    expect([opensAt(atOnce, now), isPaused(atOnce, now)]).toEqual([null, false])
  })

  test("was open for no window of which a part was cut off", () => {
    const opened = withPageState(closed, opening, at(noon + 20 * minute))
    const windows = [-1, 0, 1, 2].map((hours) =>
      isOpenThroughout(opened, noon + hours * hour, noon + (hours + 1) * hour)
    )
    expect(windows).toEqual([false, false, true, true])
    expect(isOpenThroughout(closed, noon - hour, noon)).toBe(true)
    expect(isOpenThroughout(closed, noon, noon + hour)).toBe(false)
  })

  test("stays closed when it is closed again while it waits for the boundary, as if nobody had opened it", () => {
    const opened = withPageState(closed, opening, at(noon + 20 * minute))
    const again = withPageState(opened, closing, at(noon + 30 * minute))
    expect(opensAt(again, noon + 31 * minute)).toBeNull()
    expect(isOpenThroughout(again, noon + hour, noon + 2 * hour)).toBe(false)
    const late = noon + 3 * day
    expect(openDay(withPageState(again, opening, at(late)), late + hour)).toBe("2026-11-20")
  })

  test("has days that stand still meanwhile", () => {
    const opened = withPageState(closed, opening, { now: noon + 10 * day, opensAt: noon + 10 * day })
    const days = [closed, opened].map((page) => openDay(page, noon + 10 * day))
    expect(days).toEqual(["2026-11-20", "2026-11-20"])
    expect(openDay(opened, noon + 11 * day)).toBe("2026-11-21")
  })
})

test("another link cuts the window", () => {
  const changed = underNewLink(account, noon + minute)
  expect(isPaused(changed, noon + minute)).toBe(false)
  expect(
    [0, 1].map((hours) => isOpenThroughout(changed, noon + hours * hour, noon + (hours + 1) * hour))
  ).toEqual([false, true])
})

test("a page under another link opens no sooner", () => {
  const closed = withPageState(account, { pausedOn: Day("2026-11-20") }, at(noon))
  expect(underNewLink(closed, noon + minute)).toBe(closed)
  const waiting = withPageState(closed, { pausedOn: null }, at(noon + minute))
  expect(underNewLink(waiting, noon + 2 * minute)).toBe(waiting)
})

test("a page that an older version closed is closed since then, and opens like any other", () => {
  const older = makeAccount(ada, { pausedOn: Day("2026-11-10") })
  expect(isOpenThroughout(older, noon - hour, noon)).toBe(false)
  expect(openDay(older, noon)).toBe("2026-11-10")
  const opened = withPageState(older, { pausedOn: null }, at(noon + minute))
  expect(opensAt(opened, noon + minute)).toBe(noon + hour)
  expect(openDay(opened, noon + 2 * day)).toBe("2026-11-11")
})

test("whatever is done to it, it waits for as long as it was closed, and no longer", () => {
  const acts = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.constantFrom(...ways), fc.boolean()), {
    maxLength: 30
  })
  fc.assert(
    fc.property(acts, (steps) => {
      let [page, now, openFor]: [Account, number, number] = [account, noon, 0]
      const isOpen = (at: number) => !isPaused(page, at) && page.page.state === "open"
      for (const [minutes, [, closing, opening], closes] of steps) {
        for (let passed = 0; passed < minutes; passed++) {
          openFor += isOpen(now) ? minute : 0
          now += minute
        }
        page = withPageState(page, closes ? closing : opening, at(now))
      }
      expect(openDay(page, now)).toBe(openDay(account, noon + openFor))
    })
  )
})

describe("a clock that was ahead and is set back", () => {
  test("closes no page that its owner opened, or moved to another link, meanwhile", () => {
    const closed = withPageState(account, { pausedOn: Day("2026-11-20") }, at(noon))
    const now = noon + 5_001
    const opened = withPageState(closed, { pausedOn: null }, { now, opensAt: now })
    for (const page of [opened, underNewLink(account, now)]) {
      expect([opensAt(page, noon), isPaused(page, noon - 3 * day)]).toEqual([null, false])
    }
  })

  test("ends no later than another link: its windows are whole ones again", () => {
    const ahead = underNewLink(account, noon + 90 * day + 5_001)
    const changed = underNewLink(ahead, noon + minute)
    expect(
      [0, 1].map((hours) => isOpenThroughout(changed, noon + hours * hour, noon + (hours + 1) * hour))
    ).toEqual([false, true])
    expect(openDay(changed, noon + minute)).toBe(openDay(ahead, noon + minute))
  })

  test("leaves no page closed for longer than the longest window", () => {
    const closed = withPageState(account, { pausedOn: Day("2026-11-20") }, at(noon))
    const opened = withPageState(closed, { pausedOn: null }, at(noon))
    expect(isPaused(opened, noon + hour - 7 * day)).toBe(true)
    expect(isPaused(opened, noon + hour - 8 * day)).toBe(false)
  })
})
