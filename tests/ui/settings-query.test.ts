import { expect, onTestFinished, test, vi } from "vitest"
import { changeTimesOf, untilNextFetch } from "#ui/features/account-settings/settings-query.ts"

test.each([
  ["is ten minutes fast", 10 * 60_000],
  ["is right, while the server is away for an hour", 60 * 60_000]
])("the account is fetched less and less often while a time is over by a clock that %s", (_, over) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const changesAt = new Date(Date.now() + 60_000).toISOString()
  const end = Date.now() + 60_000 + over
  let fetches = 0
  for (; Date.now() < end; fetches += 1) vi.setSystemTime(Date.now() + Number(untilNextFetch([changesAt])))
  expect(Date.now() - end).toBeLessThan(over)
  expect(fetches).toBeLessThan(20)
})

test("without a time to wait for, the account is not fetched again", () => {
  expect(untilNextFetch([])).toBe(false)
})

test("the account is fetched again once a change of the questions would take effect later than shown", () => {
  const nextChangeAt = "2026-12-01T00:00:00.000Z"
  const settings = {
    opensAt: null,
    release: { nextAt: null, announced: null },
    questions: { announced: null, nextChangeAt }
  }
  expect(changeTimesOf(settings)).toEqual([nextChangeAt])
})
