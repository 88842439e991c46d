import { describe, expect, test } from "vitest"
import { pairConsistency, shareStopped, stoppedByWord } from "#adapters/moderation/local/training/fairness.ts"
import type { Decision } from "#core/domain/moderation/verdict.ts"

const judged = (word: string, decision: Decision, template = "I am {group.is}") => ({
  text: word,
  template,
  word,
  kind: "faith",
  decision
})

describe("the share of sentences that are stopped", () => {
  const some = [
    judged("a", "approved"),
    judged("b", "covered"),
    judged("b", "approved", "we as {group.many}"),
    judged("c", "rejected")
  ]

  test("counts covered and rejected ones", () => {
    expect([shareStopped(some), shareStopped([])]).toEqual([0.5, 0])
  })

  test("names the word that suffers most first", () => {
    expect(stoppedByWord(some)).toEqual([
      { word: "c", kind: "faith", share: 1 },
      { word: "b", kind: "faith", share: 0.5 },
      { word: "a", kind: "faith", share: 0 }
    ])
  })
})

describe("pairs of one template", () => {
  test("agree if every word gets the same decision", () => {
    const some = ["a", "b", "c"].flatMap((word) => [
      judged(word, "approved"),
      judged(word, "rejected", "they are all {group.many}")
    ])
    expect(pairConsistency(some, 1000)).toBe(1)
  })

  test("disagree half of the time if every other word is stopped", () => {
    const some = ["a", "b", "c", "d"].map((word, at) => judged(word, at % 2 === 0 ? "approved" : "covered"))
    expect(pairConsistency(some, 10_000)).toBeCloseTo(0.5, 1)
  })
})
