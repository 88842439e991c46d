import { expect, test } from "vitest"
import type { Account } from "#core/domain/accounts/account.ts"
import { defaultCatalogue } from "#core/domain/badges/stored-catalogue.ts"
import type { Change } from "#core/domain/hives/change.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { alteredPages } from "#core/domain/profiles/altered-pages.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import {
  ada,
  makeAccount,
  makeApproved,
  makeBadge,
  makeFeedback,
  makeInsight,
  makeLink,
  makePoints,
  makeSession,
  makeStats,
  makeSubmissionKey,
  makeVerdict,
  someDay
} from "../../../support/storage-records.ts"

const account = makeAccount(ada, { feedbackLink: "Ada" })

const shown = makeApproved("shown", { isPublic: true })

const since = (account: Account, change: Change) =>
  alteredPages({ account, publicIds: new Set([shown.id]), items: new Map([[shown.id, shown]]) }, change)
const after = (change: Change, given: Partial<Account> = {}) => since({ ...account, ...given }, change)

const removing = (...remove: Change["remove"]): Change => ({ put: [], remove })

test("[anon A21] what comes of feedback alters no page", () => {
  const arrived = putChange(makeFeedback("new"), makeSubmissionKey("key"))
  const settled = putChange(makeApproved("new"), makeVerdict("v", "new"), makePoints("new"), makeStats(30))
  expect(after(arrived)).toEqual([])
  expect(after(settled)).toEqual([])
  expect(after(putChange(makeInsight("f"), makeSession("s")))).toEqual([])
  expect(after(removing(makeApproved("new"), makePoints("new"), makeVerdict("v", "new")))).toEqual([])
})

test("[anon A21] a note that its writer takes back alters no page before it is removed", () => {
  const takenBack = makeApproved("shown", { isPublic: true, isWithdrawn: true })
  expect(after(putChange(takenBack))).toEqual([])
  expect(after(putChange(makeApproved("new", { isPublic: true, isWithdrawn: true })))).toEqual(["ada"])
})

test("[anon A21] a badge alters the page of those alone who show theirs", () => {
  const unlocked = putChange(makeApproved("new"), makeBadge("reliability-5"))
  expect(after(unlocked, { showBadgesOnLanding: false })).toEqual([])
  expect(after(unlocked, { showBadgesOnLanding: true })).toEqual(["ada"])
})

test.each([
  ["is made public", putChange(makeApproved("new", { isPublic: true }))],
  ["is made private", putChange(makeApproved("shown"))],
  ["is sealed anew while it is shown", putChange(makeApproved("shown", { isPublic: true }))],
  ["is deleted while it is shown", removing(makeApproved("shown"))]
])("an item that %s alters its owner's page", (_what, change) => {
  expect(after(change)).toEqual(["ada"])
})

/** Another value for each field that a page depends on, but the link. */
const shownChanges: Partial<Account> = {
  name: "Countess",
  jobTitle: "Analyst",
  bio: "Notes",
  profileImageUrl: "/uploads/photos/a.webp",
  showBadgesOnLanding: false,
  page: makeAccount(ada, { pausedOn: someDay }).page,
  release: { ...account.release, audience: "team" },
  questions: { ...account.questions, changedAt: 1 },
  syndication: { feed: true, embedOrigins: [] },
  previewPhoto: true
}

/** Other values of fields that no page depends on. */
const unseen: Partial<Account> = {
  email: "b@example.org",
  passwordHash: "p",
  identity: "them",
  reset: { digest: "d", until: 1 },
  secondFactor: { secret: Sealed("s"), lastStep: 1, recoveryCodes: [] },
  operatorResets: [{ by: "olga", on: someDay }],
  lastUsedOn: someDay,
  digest: { every: "day", hour: 9, weekday: 1, zone: "UTC", since: someDay },
  language: "ta",
  webhook: {
    target: Sealed("t"),
    form: "json",
    schedule: { every: "day", hour: 9, weekday: 1, zone: "UTC", since: someDay },
    state: "failed"
  },
  firstName: "A",
  lastName: "L",
  createdAt: "earlier",
  updatedAt: "later"
}

test.each(Object.entries(shownChanges))("another %s alters the page", (field, value) => {
  expect(after(putChange({ ...account, [field]: value }))).toEqual(["ada"])
})

test.each(Object.entries(unseen))("[anon A21] [anon A44] another %s alters nothing", (field, value) => {
  expect(after(putChange({ ...account, [field]: value }))).toEqual([])
})

test("every field of an account is either seen by visitors or not", () => {
  const told = ["kind", "owner", "id", "feedbackLink", ...Object.keys(shownChanges), ...Object.keys(unseen)]
  expect(told.sort()).toEqual(Object.keys(account).sort())
})

test.each([
  { pausedOn: someDay },
  { suspendedFor: "Abuse" },
  { leavesAt: "2026-11-21T08:00:00.000Z" },
  { removedAt: "2026-11-21T08:00:00.000Z" },
  { hours: { closedFor: 0, closedAt: null, openedAt: 1 } }
])("a page of which %j is new is altered, and not by writing the same again", (given) => {
  const changed = () => makeAccount(ada, { feedbackLink: "Ada", ...given })
  expect(after(putChange(changed()))).toEqual(["ada"])
  expect(since(changed(), putChange(changed()))).toEqual([])
})

test("another link alters both pages, and an account that goes alters its own", () => {
  const moved = putChange({ ...account, feedbackLink: "Countess" }, makeLink("countess"))
  expect(after(moved)).toEqual(["ada", "countess"])
  expect(after(putChange({ ...account, feedbackLink: "Countess" }))).toEqual(["ada", "countess"])
  expect(after(removing(account))).toEqual(["ada"])
})

test("a badge of the catalogue alters all pages, also where it is taken away, and whatever else is changed", () => {
  const [badge] = defaultCatalogue.values()
  if (badge === undefined) throw new Error("The catalogue is empty.")
  expect(after(putChange(makeApproved("new"), badge))).toBe("all")
  expect(after(removing(makeApproved("new"), badge))).toBe("all")
  expect(alteredPages(undefined, putChange(badge))).toBe("all")
  expect(alteredPages(undefined, putChange(makeLink("countess")))).toEqual([])
})

test("a link or a badge that goes alters the page, a badge where they are shown", () => {
  expect(after(removing(makeLink("countess")))).toEqual(["ada", "countess"])
  expect(after(putChange(makeLink("countess")))).toEqual(["ada", "countess"])
  expect(after(removing(makeBadge("reliability-5")), { showBadgesOnLanding: true })).toEqual(["ada"])
  expect(after(removing(makeBadge("reliability-5")), { showBadgesOnLanding: false })).toEqual([])
})

test("who has no link yet has no page", () => {
  expect(after(putChange({ ...account, feedbackLink: null, name: "B" }), { feedbackLink: null })).toEqual([])
})
