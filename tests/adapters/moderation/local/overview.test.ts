import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { overviewOf } from "#adapters/moderation/local/analysis/overview.ts"
import { summarise, themeIn } from "#adapters/moderation/local/analysis/summarise.ts"
import type { AnalysedItem } from "#core/categories/analyst.ts"
import { categories, type Sentiment, sentiments } from "#core/categories/category.ts"

const leadership = "Leadership & Mentorship"

const item = (id: string, sentiment: Sentiment, summary: string): AnalysedItem => ({
  id,
  category: leadership,
  sentiment,
  summary
})

describe("the local overview", () => {
  const overview = overviewOf([
    item("late", "positive", "Positive note on reliability: deadlines."),
    item("first", "positive", "Positive note on leadership: mentoring."),
    item("second", "positive", "Positive note on leadership: mentoring."),
    item("third", "negative", "A line that another analyst wrote.")
  ])

  test("gives the share of positive items as a percentage", () =>
    expect(overview.overallSentiment).toBe("75% positive"))

  test("names what is praised by most first, with the items behind it", () => {
    expect(overview.strengths[0]).toEqual({ phrase: "Mentoring", ids: ["first", "second"] })
    expect(overview.strengths).toHaveLength(2)
  })

  test("names the category of what is criticised where no theme is known", () =>
    expect(overview.areas).toEqual([{ phrase: "Leadership", ids: ["third"] }]))

  test("each item stands behind at most one phrase, and phrases behind real items", () => {
    const analysis = fc.record({
      id: fc.uuid(),
      category: fc.constantFrom(...categories),
      sentiment: fc.constantFrom(...sentiments),
      summary: fc.oneof(fc.string(), fc.constant("Positive note on leadership: mentoring."))
    })
    fc.assert(
      fc.property(fc.uniqueArray(analysis, { selector: ({ id }) => id }), (some) => {
        const { strengths, areas, overallSentiment } = overviewOf(some)
        const ids = [...strengths, ...areas].flatMap((evidence) => evidence.ids)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => some.some((item) => item.id === id))).toBe(true)
        expect(overallSentiment).toMatch(/^(?:\d\d?|100)% positive$/)
      })
    )
  })

  test("a line names the theme that it was made with", () => {
    for (const category of categories) {
      for (const sentiment of sentiments) {
        expect(themeIn(summarise({ category, themes: ["two words"] }, sentiment))).toBe("two words")
        expect(themeIn(summarise({ category, themes: [] }, sentiment))).toBeUndefined()
      }
    }
  })
})
