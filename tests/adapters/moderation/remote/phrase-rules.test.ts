import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { hasQuote, isPresentable } from "#adapters/moderation/remote/phrase-rules.ts"
import { decidedBy, weighScores } from "#adapters/moderation/remote/remote-finding.ts"
import { moderationLabels, type Verdict } from "#core/domain/moderation/verdict.ts"

const word = fc.constantFrom("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
const words = (minLength: number, maxLength: number) =>
  fc.array(word, { minLength, maxLength }).map((list) => list.join(" "))

describe("[anon A19] a model's line", () => {
  test("never repeats more than six words of a text in a row, wherever they stand and however they are written", () => {
    fc.assert(
      fc.property(words(0, 5), words(7, 12), words(0, 5), (before, run, after) => {
        const text = `${before} ${run} ${after}`
        expect(hasQuote(`So they say: ${run.toUpperCase().replaceAll(" ", ", ")}!`, text)).toBe(true)
      })
    )
  })

  test("may share six words", () => {
    fc.assert(
      fc.property(words(1, 6), words(0, 9), (said, more) => {
        expect(hasQuote(said, `${said} ${more}`)).toBe(false)
      })
    )
  })

  test("is one line without links and controls, whatever the model writes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (said) => {
        if (!isPresentable(said, [], 120)) return
        expect([...new Intl.Segmenter("en").segment(said)].length).toBeLessThanOrEqual(120)
        expect(said).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        expect(said.trim()).not.toBe("")
      })
    )
  })

  test.each(["https://example.com", "See example.com", "www.example.com/x"])("%s is a link", (said) =>
    expect(isPresentable(said, [], 120)).toBe(false)
  )
})

const score = fc.double({ min: 0, max: 1, noNaN: true })
const limits = Object.fromEntries(moderationLabels.map((label) => [label, { label, refusesFrom: 0.5 }]))
const scores = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...moderationLabels), fc.string()), score))
const own = fc.record<Verdict>({
  decision: fc.constantFrom("approved", "covered", "rejected"),
  labels: fc.array(fc.record({ label: fc.constantFrom(...moderationLabels), score })),
  guard: fc.constant("local"),
  version: fc.constant("3"),
  reason: fc.constant("Said here.")
})

describe("where the local guard is unsure", () => {
  const unsure: Verdict = { decision: "covered", labels: [], guard: "local", version: "3", reason: "Unsure." }
  test.each([
    ["approved", 0.4],
    ["rejected", 0.5]
  ] as const)("the service decides: %s at %d", (decision, value) => {
    expect(decidedBy("service", weighScores([["insult", value]], limits, "7"), unsure).decision).toBe(
      decision
    )
  })
})

describe("of two verdicts", () => {
  test("what one refuses is refused, what the local one is unsure of is the service's, and no score is lost", () => {
    fc.assert(
      fc.property(own, scores, (mine, given) => {
        const verdict = decidedBy("service", weighScores(given, limits, "7"), mine)
        const isHarsh = given.some(([name, value]) => Object.hasOwn(limits, name) && value >= 0.5)
        expect(verdict.decision).toBe(mine.decision === "rejected" || isHarsh ? "rejected" : "approved")
        expect([verdict.guard, verdict.version]).toEqual(["local+service", "3+7"])
        for (const { label, score: least } of mine.labels) {
          const kept = verdict.labels.find((entry) => entry.label === label)
          expect(kept?.score).toBeGreaterThanOrEqual(least)
        }
      })
    )
  })
})
