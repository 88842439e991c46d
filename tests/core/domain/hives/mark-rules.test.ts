import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { type Feedback, FeedbackId, type Marks } from "#core/domain/feedback/feedback.ts"
import { markItem } from "#core/domain/hives/mark-rules.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import { makeApproved, makeFeedback, makeRejected } from "../../../support/storage-records.ts"

const starred = { isStarred: true, isDone: false }

/** Changes and answer, or the message of the error. */
const markResult = (item: Feedback | undefined, marks: Partial<Marks> = starred) => {
  const decision = markItem(makeHive({ items: byId(...(item ? [item] : [])) }), FeedbackId("one"), marks)
  return Result.isSuccess(decision) ? decision.success : decision.failure.message
}

describe("marking an item", () => {
  test.each([
    ["plain", makeApproved("one"), starred],
    ["covered", makeApproved("one", { cover: "covered" }), starred],
    ["done", makeApproved("one", { isDone: true }), { isStarred: true, isDone: true }],
    ["dealt with by now", makeApproved("one"), { isStarred: false, isDone: true }],
    ["starred, no more", makeApproved("one", { isStarred: true }), { isStarred: false, isDone: false }],
    ["starred on another device", makeApproved("one", { isStarred: true }), { isDone: true }],
    ["done on another device", makeApproved("one", { isDone: true }), { isStarred: true }]
  ])("that is %s changes its marks alone", (_, item, marks) => {
    const next = { ...item, ...marks }
    expect(markResult(item, marks)).toStrictEqual({ change: { put: [next], remove: [] }, answer: next })
  })

  test("as it is already changes nothing", () => {
    const item = makeApproved("one", starred)
    expect(markResult(item)).toStrictEqual({ change: { put: [], remove: [] }, answer: item })
  })

  test.each([
    ["unknown", undefined],
    ["pending", makeFeedback("one")],
    ["held", makeApproved("one", { isHeld: true })],
    ["rejected", makeRejected("one")]
  ])("that is %s is refused", (_, item) => expect(markResult(item)).toBe("Feedback not found."))
})
