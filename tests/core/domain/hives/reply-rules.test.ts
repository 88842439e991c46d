import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { type Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import { setVisibility } from "#core/domain/hives/feedback-rules.ts"
import { answerItem, setStatus } from "#core/domain/hives/reply-rules.ts"
import { swapItems } from "#core/domain/hives/swap-rules.ts"
import { rejectedAs } from "#core/domain/moderation/judged-as.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import { makeApproved, makeFeedback, makeRejected } from "../../../support/storage-records.ts"

const id = FeedbackId("1")
const hiveOf = (...items: ReadonlyArray<Feedback>) => makeHive({ items: byId(...items) })
const outcome = (result: Result.Result<{ readonly answer: unknown }, { readonly _tag: string }>) =>
  Result.isSuccess(result) ? result.success.answer : result.failure._tag

const today = Day("2026-11-22")
const later = Day("2026-11-23")
const words = Sealed("sealed answer")
const shown = makeApproved("1", { isPublic: true })
const answered = makeApproved("1", {
  ...{ isPublic: true, answer: words, answeredOn: today },
  ...{ status: "acted", statusOn: today }
} as const)

describe("an owner's status", () => {
  test.each([
    ["private", makeApproved("1")],
    ["public", shown],
    ["covered", makeApproved("1", { cover: "covered" })]
  ])("is set, changed and taken back on a %s item", (_, item) => {
    const set = { ...item, status: "will-act", statusOn: today } as const
    expect(outcome(setStatus(hiveOf(item), id, "will-act", today))).toEqual(set)
    expect(outcome(setStatus(hiveOf(set), id, "will-act", later))).toEqual(set)
    const changed = { ...item, status: "acted", statusOn: later }
    expect(outcome(setStatus(hiveOf(set), id, "acted", later))).toEqual(changed)
    expect(outcome(setStatus(hiveOf(set), id, null, later))).toEqual(item)
  })

  test.each([
    ["rejected", makeRejected("1")],
    ["pending", makeFeedback("1")],
    ["held", makeApproved("1", { isHeld: true })],
    ["unknown", makeApproved("2")]
  ])("and an answer find no %s item", (_, item) => {
    expect(outcome(setStatus(hiveOf(item), id, "acted", today))).toBe("FeedbackNotFound")
    expect(outcome(answerItem(hiveOf(item), id, words, today))).toBe("FeedbackNotFound")
  })
})

describe("a public answer", () => {
  test("is set and taken back on a public item alone", () => {
    expect(outcome(answerItem(hiveOf(shown), id, words, today))).toEqual({
      ...shown,
      answer: words,
      answeredOn: today
    })
    expect(outcome(answerItem(hiveOf(answered), id, null, today))).toEqual({
      ...answered,
      answer: null,
      answeredOn: null
    })
    expect(outcome(answerItem(hiveOf(makeApproved("1")), id, words, today))).toBe("AnswerUnseen")
    expect(outcome(answerItem(hiveOf(makeApproved("1")), id, null, today))).toEqual(makeApproved("1"))
  })

  test("[anon A32] goes when its item is hidden, swapped or rejected, and comes back with none", () => {
    const hidden = makeApproved("1", { cover: "shown", status: "acted", statusOn: today })
    expect(outcome(setVisibility(hiveOf(answered), id, false))).toEqual(hidden)
    expect(outcome(setVisibility(hiveOf(hidden), id, true))).toMatchObject({ answer: null })
    const swapped = swapItems(hiveOf(answered, makeApproved("2")), FeedbackId("2"), id)
    expect(Result.getOrThrow(swapped).change.put).toContainEqual(hidden)
    const rejected = rejectedAs({ ...answered, question: "q" }, "spam")
    expect(rejected).toEqual(makeRejected("1", { rejectedFor: "spam", wasShown: true }))
  })
})
