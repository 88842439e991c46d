import { expect, test } from "vitest"
import { assignLink } from "#core/domain/hives/link-change.ts"
import { Day } from "#core/domain/values/day.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import { ada, makeAccount, makeLink } from "../../../support/storage-records.ts"

const today = Day("2026-11-21")
const longAgo = Day("2026-01-01")
const account = makeAccount(ada, { feedbackLink: "old" })
const changed = { ...account, feedbackLink: "New-One" }
const takenLink = makeLink("new-one", { claimedOn: today })

test("a new link gives up the one in use; those given up before keep their day", () => {
  const links = byId(makeLink("old"), makeLink("older", { releasedOn: longAgo }))
  expect(assignLink(makeHive({ links }), account, "New-One", today)).toStrictEqual({
    account: changed,
    records: [changed, takenLink, makeLink("old", { releasedOn: today })]
  })
})

test("the same link in other letters gives up nothing", () => {
  const links = byId(makeLink("new-one"))
  expect(assignLink(makeHive({ links }), account, "New-One", today).records).toStrictEqual([
    changed,
    takenLink
  ])
})
