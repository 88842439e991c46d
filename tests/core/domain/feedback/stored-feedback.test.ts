import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type Feedback, FeedbackId, type PublishedItem } from "#core/domain/feedback/feedback.ts"
import { outlineFromStored, outlineOf } from "#core/domain/feedback/item-outline.ts"
import { rejectionKinds } from "#core/domain/feedback/rejection-kinds.ts"
import { replyStatuses } from "#core/domain/feedback/reply-statuses.ts"
import {
  feedbackFromStored,
  feedbackToStored,
  type StoredFeedback
} from "#core/domain/feedback/stored-feedback.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { ada, makeApproved, makeFeedback, makeRejected } from "../../../support/storage-records.ts"

/** With the prototype of a literal, which `toStrictEqual` compares. */
const recordOf = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { noNullPrototype: true })

const origin = {
  kind: fc.constant("feedback" as const),
  id: fc.uuid().map(FeedbackId),
  owner: fc.constant(ada),
  content: fc.string().map(Sealed),
  question: fc.option(fc.uuid()),
  receipt: fc.option(fc.uuid()),
  isWithdrawn: fc.boolean(),
  withdrawnOn: fc.option(fc.constant(Day("2026-11-23"))),
  createdOn: fc.constantFrom("2026-11-20", "2025-01-01").map(Day)
}
const { question: _, receipt: _receipt, withdrawnOn: _withdrawnOn, ...storedOrigin } = origin
const marks = { isStarred: fc.boolean(), isDone: fc.boolean() }
const analysis = {
  category: fc.constantFrom("Reliability" as const, "Other / General" as const),
  sentiment: fc.constantFrom("positive" as const, "neutral" as const, "negative" as const),
  summary: fc.option(fc.string().map(Sealed))
}
const approved = {
  ...origin,
  ...marks,
  ...analysis,
  status: fc.option(fc.constantFrom(...replyStatuses)),
  statusOn: fc.option(fc.constant(Day("2026-11-21"))),
  moderationStatus: fc.constant("approved" as const)
}

const anyHold = { isHeld: fc.boolean(), heldBy: fc.constant(null) }
const anyRule = recordOf({ minutes: fc.integer({ min: 1 }), least: fc.integer({ min: 1 }) })

const itemWithoutRule: fc.Arbitrary<Feedback> = fc.oneof(
  recordOf({ ...origin, ...anyHold, moderationStatus: fc.constant("pending" as const) }),
  recordOf({
    ...origin,
    ...marks,
    ...anyHold,
    moderationStatus: fc.constant("rejected" as const),
    question: fc.constant(null),
    rejectedFor: fc.option(fc.constantFrom(...rejectionKinds)),
    wasShown: fc.boolean()
  }),
  recordOf({ ...approved, ...anyHold, visibility: fc.constant("covered" as const) }),
  recordOf({
    ...approved,
    ...anyHold,
    visibility: fc.constant("private" as const),
    wasShown: fc.boolean()
  }),
  recordOf({
    ...approved,
    isHeld: fc.constant(false as const),
    heldBy: fc.constant(null),
    answer: fc.option(fc.string().map(Sealed)),
    answeredOn: fc.option(fc.constant(Day("2026-11-22"))),
    visibility: fc.constant("public" as const),
    wasShown: fc.boolean()
  })
)

const anyItem: fc.Arbitrary<Feedback> = fc
  .tuple(itemWithoutRule, anyRule)
  .map(([item, heldBy]) => (item.isHeld ? { ...item, heldBy } : item))

/** Every row that this version may have stored. */
const legalRow: fc.Arbitrary<StoredFeedback> = recordOf({
  ...storedOrigin,
  ...marks,
  isHeld: fc.boolean(),
  segment: analysis.sentiment,
  aiSummary: analysis.summary,
  aiCategory: analysis.category,
  isPublic: fc.boolean(),
  moderationStatus: fc.constantFrom("pending" as const, "approved" as const, "rejected" as const),
  cover: fc.constantFrom("covered" as const, "shown" as const, null),
  rejectedFor: fc.option(fc.constantFrom(...rejectionKinds))
})
  .map((row) => ({ ...row, isModerated: row.moderationStatus !== "pending" }))
  .filter(
    ({ moderationStatus, isPublic, isHeld, cover, rejectedFor }) =>
      (!isPublic || (moderationStatus === "approved" && !isHeld && cover !== "covered")) &&
      (cover === null ||
        moderationStatus === "approved" ||
        (moderationStatus === "rejected" && cover === "shown")) &&
      (rejectedFor === null || moderationStatus === "rejected")
  )
  .map((row) => ({
    ...row,
    ...(row.moderationStatus === "approved"
      ? {}
      : { segment: "neutral" as const, aiSummary: null, aiCategory: "Other / General" as const }),
    ...(row.moderationStatus === "rejected" ? {} : { question: "q" }),
    ...(row.moderationStatus === "approved" ? { status: "acted" as const } : {}),
    ...(row.isPublic ? { answer: Sealed("answer"), answeredOn: Day("2026-11-22"), receipt: "digest" } : {}),
    ...(row.moderationStatus === "pending" ? { isStarred: false, isDone: false } : {})
  }))

test("an item in any state is read as it was written", () => {
  fc.assert(
    fc.property(anyItem, (item) => {
      const row: StoredFeedback = JSON.parse(JSON.stringify(feedbackToStored(item)))
      expect(feedbackFromStored(row)).toStrictEqual(item)
      expect(outlineFromStored(row)).toMatchObject(outlineOf(item))
    })
  )
})

test("a row that this version wrote is written as it was read", () => {
  fc.assert(
    fc.property(legalRow, (row) => {
      expect(feedbackToStored(feedbackFromStored(row))).toStrictEqual(row)
    })
  )
})

test("a row of a later version keeps what this one does not know", () => {
  const row = { ...feedbackToStored(makeApproved("1")), colour: "blue" }
  expect(feedbackToStored(feedbackFromStored(row))).toStrictEqual(row)
})

test("a row of an earlier version lacks fields, and is held, covered and marked by nobody", () => {
  const added = ["isHeld", "cover", "rejectedFor", "isStarred", "isDone"]
  fc.assert(
    fc.property(
      fc.constantFrom<Feedback>(makeFeedback("1"), makeRejected("1"), makeApproved("1")),
      fc.subarray(added),
      (item, missing) => {
        const kept = Object.entries(feedbackToStored(item)).filter(([name]) => !missing.includes(name))
        expect(feedbackFromStored(JSON.parse(JSON.stringify(Object.fromEntries(kept))))).toStrictEqual(item)
      }
    )
  )
})

const rowOf = (given: object): StoredFeedback =>
  JSON.parse(JSON.stringify({ ...feedbackToStored(makeApproved("1")), ...given }))

describe("a row whose fields contradict each other", () => {
  test.each<readonly [string, object, Feedback]>([
    ["public and pending", { moderationStatus: "pending", isPublic: true }, makeFeedback("1")],
    ["covered and pending", { moderationStatus: "pending", cover: "covered" }, makeFeedback("1")],
    ["public and rejected", { moderationStatus: "rejected", isPublic: true }, makeRejected("1")],
    ["covered and rejected", { moderationStatus: "rejected", cover: "covered" }, makeRejected("1")],
    ["public and covered", { isPublic: true, cover: "covered" }, makeApproved("1", { cover: "covered" })],
    ["public and held", { isPublic: true, isHeld: true }, makeApproved("1", { isHeld: true })],
    ["approved, with a reason of rejection", { rejectedFor: "spam" }, makeApproved("1")],
    ["approved, and not moderated", { isModerated: false }, makeApproved("1")],
    ["private, with an answer", { answer: "sealed" }, makeApproved("1")],
    ["covered in an unknown way", { cover: "veiled" }, makeApproved("1")],
    ["in an unknown state", { moderationStatus: "archived", isPublic: true }, makeRejected("1")]
  ])("%s is read as an item that nobody sees but its owner", (_, given, item) => {
    const read = feedbackFromStored(rowOf(given))
    expect(read).toStrictEqual(item)
    expect(feedbackFromStored(feedbackToStored(read))).toStrictEqual(item)
  })
})

test("states that cannot be are no types", () => {
  const [pending, rejected, covered] = [makeFeedback("1"), makeRejected("1"), makeApproved("1")]
  const shown = {
    ...covered,
    visibility: "public",
    wasShown: false,
    answer: null,
    answeredOn: null,
    isHeld: false,
    heldBy: null
  } as const
  const allowed: PublishedItem = shown
  // @ts-expect-error A rejected item is not public.
  const publicRejected: Feedback = { ...rejected, visibility: "public" }
  // @ts-expect-error A pending item has no cover.
  const coveredPending: Feedback = { ...pending, visibility: "covered" }
  // @ts-expect-error An approved item has no reason of a rejection.
  const approvedFor: Feedback = { ...shown, rejectedFor: "spam" }
  // @ts-expect-error A held item is not public.
  const publicHeld: Feedback = { ...shown, isHeld: true }
  // @ts-expect-error A rejection takes the item off the page.
  const rejectedPublic: Feedback = { ...shown, moderationStatus: "rejected" }
  expect([publicRejected, coveredPending, approvedFor, publicHeld, rejectedPublic, allowed]).toHaveLength(6)
})
