import { expect, test } from "vitest"
import { underNewLink } from "#core/domain/accounts/page-hours.ts"
import { assignLink } from "#core/domain/hives/link-change.ts"
import { Day } from "#core/domain/values/day.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import { ada, makeAccount, makeLink } from "../../../support/storage-records.ts"

const now = Date.parse("2026-11-21T11:57:00Z")
const today = Day("2026-11-21")
const longAgo = Day("2026-01-01")
const account = makeAccount(ada, { feedbackLink: "old" })
const changed = { ...underNewLink(account, now), feedbackLink: "New-One" }
const takenLink = makeLink("new-one", { claimedOn: today })

test("a new link gives up the one in use; those given up before keep their day", () => {
  const links = byId(makeLink("old"), makeLink("older", { releasedOn: longAgo }))
  expect(assignLink(makeHive({ links }), account, "New-One", now)).toStrictEqual({
    account: changed,
    records: [changed, takenLink, makeLink("old", { releasedOn: today })]
  })
})

test("the same link in other letters gives up nothing, keeps its day, and its page stays open as it was", () => {
  const links = byId(makeLink("new-one"))
  const before = { ...account, feedbackLink: "new-one" }
  expect(assignLink(makeHive({ links }), before, "New-One", now).records).toStrictEqual([
    { ...account, feedbackLink: "New-One" },
    makeLink("new-one")
  ])
})

test("an own link that was given up is taken again today", () => {
  const links = byId(makeLink("old"), makeLink("new-one", { releasedOn: longAgo }))
  expect(assignLink(makeHive({ links }), account, "New-One", now).records[1]).toStrictEqual(takenLink)
})

test.each([[null], ["old"]])("a page whose link was %s opens with its new one", (feedbackLink) => {
  const before = { ...account, feedbackLink }
  const { page } = assignLink(makeHive({}), before, "new-one", now).account
  expect(page).toStrictEqual({ state: "open", hours: { closedFor: 0, openedAt: now } })
})
