import { expect, test } from "vitest"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { inRoundOrder, roundOf, verdictRecord } from "#core/domain/moderation/verdict-record.ts"
import { ada, makeVerdict, someDay } from "../../../support/storage-records.ts"

const firstId = FeedbackId("one")

test("a verdict is kept with its item, its round and its day, and without anything else that a guard says", () => {
  const verdict = {
    decision: "rejected",
    labels: [{ label: "spam", score: 1 }],
    guard: "g",
    version: "2",
    reason: "r"
  } as const
  expect(
    verdictRecord(
      { id: firstId, owner: ada },
      { ...verdict, ...{ text: "secret" } },
      { round: 2, judgedOn: someDay }
    )
  ).toStrictEqual({
    ...verdict,
    kind: "verdict",
    id: "one:2",
    owner: ada,
    feedbackId: firstId,
    judgedOn: someDay
  })
})

test.each(["random", "two:7", "one:", "one:0", "one:-1", "one:1.5", "one:x", "one7", "one:Infinity"])(
  "a verdict with the id %s counts as the first",
  (id) => expect(roundOf({ feedbackId: firstId, id })).toBe(1)
)

test("verdicts are in the order of their rounds, those of one round in that of their ids", () => {
  const verdicts = ["one:10", "b", "one:2", "a", "one:1"].map((id) => makeVerdict(id, "one"))
  const sorted = ["a", "b", "one:1", "one:2", "one:10"]
  expect(inRoundOrder(verdicts).map(({ id }) => id)).toEqual(sorted)
  expect(inRoundOrder(verdicts.toReversed()).map(({ id }) => id)).toEqual(sorted)
})
