import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { type Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import { swapItems } from "#core/domain/hives/swap-rules.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import { makeApproved, makeFeedback, makeRejected } from "../../../support/storage-records.ts"

const firstId = FeedbackId("one")
const secondId = FeedbackId("two")

/** Changes and answer, or the message of the error. */
const swapped = (items: ReadonlyArray<Feedback>, id = firstId, instead = secondId) => {
  const decision = swapItems(makeHive({ items: byId(...items) }), id, instead)
  return Result.isSuccess(decision) ? decision.success : decision.failure.message
}

const publicItem = makeApproved("two", { isPublic: true })

describe("swapping with a public item", () => {
  test.each([
    ["private", {}],
    ["public too", { isPublic: true }],
    ["opened", { cover: "shown" }]
  ] as const)("[asvs V2.3.2] publishes one that is %s and hides the other, as one change", (_, given) => {
    const next = makeApproved("one", { ...given, isPublic: true })
    expect(swapped([makeApproved("one", given), publicItem])).toStrictEqual({
      change: { put: [makeApproved("two", { cover: "shown" }), next], remove: [] },
      answer: next
    })
  })

  test("changes nothing when it was done before", () => {
    const item = makeApproved("one", { isPublic: true })
    const done = { change: { put: [], remove: [] }, answer: item }
    expect(swapped([item, makeApproved("two")])).toStrictEqual(done)
  })

  const unknown = "Feedback not found."
  const notPublic = "The feedback to swap with is not public any more."
  test.each([
    ["an unknown item", [publicItem], unknown],
    ["a pending item", [makeFeedback("one"), publicItem], unknown],
    ["a held item", [makeApproved("one", { isHeld: true }), publicItem], unknown],
    ["a rejected item", [makeRejected("one"), publicItem], unknown],
    [
      "a covered item",
      [makeApproved("one", { cover: "covered" }), publicItem],
      "Open it before you make it public."
    ],
    ["nothing to swap with", [makeApproved("one")], unknown],
    ["one that is pending", [makeApproved("one"), makeFeedback("two")], unknown],
    ["one that is hidden", [makeApproved("one"), makeApproved("two")], notPublic],
    ["one that is rejected", [makeApproved("one"), makeRejected("two")], notPublic]
  ])("[asvs V2.3.1 V2.3.2] is refused for %s", (_, items, message) => expect(swapped(items)).toBe(message))

  test.each([true, false])("is refused for an item and itself (public: %s)", (isPublic) =>
    expect(swapped([makeApproved("one", { isPublic })], firstId, firstId)).toBe(notPublic)
  )
})
