import { describe, expect, test } from "vitest"
import { isUnkind, withFormPhrases } from "#core/domain/moderation/form-phrases.ts"
import type { Decision, Verdict } from "#core/domain/moderation/verdict.ts"

const verdictOf = (decision: Decision): Verdict => ({
  decision,
  labels: [{ label: "profanity", score: 0.4 }],
  guard: "local",
  version: "5",
  reason: "Said here."
})

describe("a text that came past the form", () => {
  test.each(["What a dumb idea", "I hate this.", "You are PATHETIC"])("%s: is rejected", (text) => {
    expect(isUnkind(text)).toBe(true)
    for (const decision of ["approved", "covered"] as const) {
      expect(withFormPhrases(text, verdictOf(decision))).toEqual({
        ...verdictOf("rejected"),
        labels: [
          { label: "insult", score: 1 },
          { label: "profanity", score: 0.4 }
        ],
        reason: "It holds a phrase that the form refuses."
      })
    }
  })

  test("is an insult once, and surely, where the guard was not sure of one", () => {
    const labels = [
      { label: "insult", score: 0.3 },
      { label: "profanity", score: 0.4 }
    ] as const
    expect(withFormPhrases("What a dumb idea", { ...verdictOf("covered"), labels }).labels).toEqual([
      { label: "insult", score: 1 },
      { label: "profanity", score: 0.4 }
    ])
  })

  test("and that the guard rejects keeps the guard's reason", () => {
    expect(withFormPhrases("You idiot", verdictOf("rejected"))).toEqual(verdictOf("rejected"))
  })

  test.each([
    ["which the form takes", "What a fine idea"] as const,
    ...[
      "I feel worthless and I want to die",
      "I feel so worthless that nobody would miss me if I was gone",
      "I am useless and I don't see why I should keep going",
      "I'm such a loser, I just want everything to stop",
      "lately i feel pathetic and i can't see a way out"
    ].map((text) => ["in which somebody speaks of their own despair", text] as const)
  ])("%s is the guard's: %s", (_, text) => {
    expect(isUnkind(text)).toBe(false)
    expect(withFormPhrases(text, verdictOf("covered"))).toEqual(verdictOf("covered"))
  })
})
