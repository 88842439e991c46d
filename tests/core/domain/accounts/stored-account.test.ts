import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { Account } from "#core/domain/accounts/account.ts"
import { closedPage, newPage, type PageState } from "#core/domain/accounts/page.ts"
import { isOpenThroughout, opensAt } from "#core/domain/accounts/page-hours.ts"
import { isReachable } from "#core/domain/accounts/page-state.ts"
import {
  accountFromStored,
  accountToStored,
  type StoredAccount
} from "#core/domain/accounts/stored-account.ts"
import { Day } from "#core/domain/values/day.ts"
import { ada, makeAccount } from "../../../support/storage-records.ts"

/** With the prototype of a literal, which `toStrictEqual` compares. */
const recordOf = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { noNullPrototype: true })

const today = Day("2026-11-20")
const leavesAt = "2026-11-21T12:00:00.000Z"
const removedAt = "2026-11-21T13:00:00.000Z"
const noon = Date.parse("2026-11-20T12:00:00Z")

const closures = {
  pausedOn: fc.option(fc.constant(today)),
  suspendedFor: fc.option(fc.string()),
  leavesAt: fc.option(fc.constant(leavesAt)),
  removedAt: fc.option(fc.constant(removedAt))
}
const hours = { closedFor: fc.nat(), openedAt: fc.integer({ min: 1 }) }

const anyPage: fc.Arbitrary<PageState> = fc.oneof(
  fc.constant(newPage),
  recordOf({ state: fc.constant("open" as const), hours: recordOf(hours) }),
  fc
    .tuple(recordOf(closures), recordOf({ ...hours, closedAt: fc.nat() }))
    .map(([reasons, closed]) => closedPage(reasons, closed) ?? newPage)
)

const anyAccount: fc.Arbitrary<Account> = recordOf({
  page: anyPage,
  identity: fc.option(fc.string()),
  reset: fc.option(recordOf({ digest: fc.string(), until: fc.nat() })),
  operatorResets: fc.array(recordOf({ by: fc.string(), on: fc.constant(today) })),
  lastUsedOn: fc.option(fc.constant(today)),
  bio: fc.option(fc.string())
}).map((given) => ({ ...makeAccount(ada), ...given }))

test("an account whose page is in any state is read as it was written", () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      const row: StoredAccount = JSON.parse(JSON.stringify(accountToStored(account)))
      expect(accountFromStored(row)).toStrictEqual(account)
      expect(accountToStored(accountFromStored(row))).toStrictEqual(row)
    })
  )
})

const rowOf = (given: object = {}): StoredAccount => ({ ...accountToStored(makeAccount(ada)), ...given })

test("a row of an earlier version lacks fields, and is an open page of nobody whom an issuer knows", () => {
  const added = [
    "identity",
    "reset",
    "operatorResets",
    "lastUsedOn",
    "digest",
    "webhook",
    "language",
    "previewPhoto",
    "pausedOn",
    "suspendedFor",
    "leavesAt",
    "removedAt",
    "hours"
  ]
  fc.assert(
    fc.property(fc.subarray(added), (missing) => {
      const kept = Object.entries(rowOf()).filter(([name]) => !missing.includes(name))
      expect(accountFromStored(JSON.parse(JSON.stringify(Object.fromEntries(kept))))).toStrictEqual(
        makeAccount(ada)
      )
    })
  )
})

describe("a page that is closed for several reasons", () => {
  const reasons = { pausedOn: today, suspendedFor: "Abuse", leavesAt, removedAt }
  const closed = (given: object) => accountFromStored(rowOf(given))

  test.each([
    [{}, "open", true],
    [{ pausedOn: today }, "paused", true],
    [{ suspendedFor: "Abuse" }, "suspended", false],
    [{ pausedOn: today, suspendedFor: "Abuse" }, "suspended", false],
    [{ leavesAt }, "pending-deletion", false],
    [{ pausedOn: today, leavesAt }, "pending-deletion", false],
    [{ suspendedFor: "Abuse", leavesAt }, "pending-deletion", false],
    [{ removedAt }, "pending-deletion", false],
    [{ removedAt, leavesAt }, "pending-deletion", false],
    [reasons, "pending-deletion", false]
  ] as const)("%j is %s, and a link leads there: %s", (given, state, isOpen) => {
    const account = closed(given)
    expect(account.page.state).toBe(state)
    expect(isReachable(account)).toBe(isOpen)
    expect(accountToStored(account)).toMatchObject(given)
  })
})

describe("hours that contradict the reasons", () => {
  test("of a closed page, which earlier versions did not keep, begin when it was closed", () => {
    const paused = accountFromStored(rowOf({ pausedOn: today, hours: null }))
    expect(paused.page.hours).toStrictEqual({ closedFor: 0, openedAt: 0, closedAt: Date.parse(today) })
    const hours = { closedFor: 5, closedAt: null, openedAt: noon }
    const reopened = accountFromStored(rowOf({ pausedOn: today, hours }))
    expect(reopened.page.hours).toStrictEqual({ closedFor: 5, openedAt: noon, closedAt: noon })
  })

  test("of an open page begin no earlier than its closing", () => {
    const open = accountFromStored(rowOf({ hours: { closedFor: 5, closedAt: noon, openedAt: 1 } }))
    expect(open.page).toStrictEqual({ state: "open", hours: { closedFor: 5, openedAt: noon } })
    expect(isOpenThroughout(open, noon - 1, noon + 1)).toBe(false)
    expect(opensAt(open, noon)).toBeNull()
  })
})
