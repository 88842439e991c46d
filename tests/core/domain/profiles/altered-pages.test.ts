import { expect, test } from "vitest"
import type { Account } from "#core/domain/accounts/account.ts"
import { defaultCatalogue } from "#core/domain/badges/stored-catalogue.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { Change } from "#core/domain/hives/change.ts"
import { putting } from "#core/domain/hives/change.ts"
import { alteredPages } from "#core/domain/profiles/altered-pages.ts"
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
} from "../../../contracts/storage-records.ts"

const account = makeAccount(ada, { feedbackLink: "Ada" })

const since = (account: Account, change: Change) =>
  alteredPages({ account, publicIds: new Set([FeedbackId("shown")]) }, change)
const after = (change: Change, given: Partial<Account> = {}) => since({ ...account, ...given }, change)

const removing = (...remove: Change["remove"]): Change => ({ put: [], remove })

test("[anon A21] what comes of feedback alters no page", () => {
  const arrived = putting(makeFeedback("new"), makeSubmissionKey("key"))
  const settled = putting(makeApproved("new"), makeVerdict("v", "new"), makePoints("new"), makeStats(30))
  expect(after(arrived)).toEqual([])
  expect(after(settled)).toEqual([])
  expect(after(putting(makeInsight("f"), makeSession("s")))).toEqual([])
  expect(after(removing(makeApproved("new"), makePoints("new"), makeVerdict("v", "new")))).toEqual([])
})

test("[anon A21] a badge alters the page of those alone who show theirs", () => {
  const unlocked = putting(makeApproved("new"), makeBadge("reliability-5"))
  expect(after(unlocked, { showBadgesOnLanding: false })).toEqual([])
  expect(after(unlocked, { showBadgesOnLanding: true })).toEqual(["ada"])
})

test.each([
  ["is made public", putting(makeApproved("new", { isPublic: true }))],
  ["is made private", putting(makeApproved("shown"))],
  ["is sealed anew while it is shown", putting(makeApproved("shown", { isPublic: true }))],
  ["is deleted while it is shown", removing(makeApproved("shown"))]
])("an item that %s alters its owner's page", (_what, change) => {
  expect(after(change)).toEqual(["ada"])
})

test.each([
  ["name", { name: "Countess" }],
  ["jobTitle", { jobTitle: "Analyst" }],
  ["bio", { bio: "Notes" }],
  ["profileImageUrl", { profileImageUrl: "/uploads/photos/a.webp" }],
  ["showBadgesOnLanding", { showBadgesOnLanding: false }],
  ["pausedOn", { pausedOn: someDay }],
  ["suspendedFor", { suspendedFor: "Abuse" }],
  ["leavesAt", { leavesAt: "2026-11-21T08:00:00.000Z" }]
])("another %s alters the page", (_field, given) => {
  expect(after(putting({ ...account, ...given }))).toEqual(["ada"])
})

test("what visitors do not see of an account alters nothing", () => {
  expect(
    after(
      putting({
        ...account,
        email: "b@example.org",
        passwordHash: "p",
        identity: "them",
        reset: { digest: "d", until: 1 },
        firstName: "A",
        lastName: "L",
        createdAt: "earlier",
        updatedAt: "later"
      })
    )
  ).toEqual([])
  // What older accounts do not have stands for null.
  const { pausedOn: _paused, ...older } = account
  expect(after(putting(older))).toEqual([])
  expect(since(older, putting(account))).toEqual([])
})

test("another link alters both pages, and an account that goes alters its own", () => {
  const moved = putting({ ...account, feedbackLink: "Countess" }, makeLink("countess"))
  expect(after(moved)).toEqual(["ada", "countess"])
  expect(after(putting({ ...account, feedbackLink: "Countess" }))).toEqual(["ada", "countess"])
  expect(after(removing(account))).toEqual(["ada"])
})

test("a badge of the catalogue alters all pages, also where it is taken away, and whatever else is changed", () => {
  const [badge] = defaultCatalogue.values()
  if (badge === undefined) throw new Error("The catalogue is empty.")
  expect(after(putting(makeApproved("new"), badge))).toBe("all")
  expect(after(removing(makeApproved("new"), badge))).toBe("all")
  expect(alteredPages(undefined, putting(badge))).toBe("all")
  expect(alteredPages(undefined, putting(makeLink("countess")))).toEqual([])
})

test("a link or a badge that goes alters the page, a badge where they are shown", () => {
  expect(after(removing(makeLink("countess")))).toEqual(["ada", "countess"])
  expect(after(putting(makeLink("countess")))).toEqual(["ada", "countess"])
  expect(after(removing(makeBadge("reliability-5")), { showBadgesOnLanding: true })).toEqual(["ada"])
  expect(after(removing(makeBadge("reliability-5")), { showBadgesOnLanding: false })).toEqual([])
})

test("who has no link yet has no page", () => {
  expect(after(putting({ ...account, feedbackLink: null, name: "B" }), { feedbackLink: null })).toEqual([])
})
