import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { insightOf } from "#adapters/moderation/local/engine/analysis/insight.ts"
import { categoryPhrases, themePhrases } from "#adapters/moderation/local/engine/analysis/insight-phrases.ts"
import { summarise, themeIn } from "#adapters/moderation/local/engine/analysis/summarise.ts"
import { readThemes } from "#adapters/moderation/local/training/read/themes.ts"
import { categories, type Sentiment, sentiments } from "#core/domain/categories/category.ts"
import type { AnalysedItem } from "#core/domain/insight/insight.ts"

const item = (id: string, sentiment: Sentiment, summary: string): AnalysedItem => ({
  id,
  category: "Leadership & Mentorship",
  sentiment,
  summary
})

const many = (count: number, sentiment: Sentiment, summary: string) =>
  Array.from({ length: count }, (_, index) => item(`${sentiment} ${summary} ${index}`, sentiment, summary))

const idsOf = (items: ReadonlyArray<AnalysedItem>) => items.map(({ id }) => id)

describe("the local insight", () => {
  const deadlines = many(2, "positive", "Positive note on reliability: deadlines.")
  const mentoring = many(3, "positive", "Positive note on leadership: mentoring.")
  const unnamed = many(2, "negative", "A line that another analyst wrote.")
  const insight = insightOf([
    ...deadlines,
    ...many(1, "positive", "Positive note on creativity: ideas."),
    ...mentoring,
    ...unnamed,
    ...many(1, "negative", "Critical note on communication: listening.")
  ])

  test("names what is praised by most first, with the items behind it, and nothing that one alone says", () => {
    expect(insight.strengths).toEqual([
      { phrase: "Helping others grow", ids: idsOf(mentoring) },
      { phrase: "Being on time", ids: idsOf(deadlines) }
    ])
  })

  test("names the category of what is criticised where no theme is known", () =>
    expect(insight.areas).toEqual([{ phrase: "Support people more", ids: idsOf(unnamed) }]))

  const clear = "Positive note: communication."
  const unclear = "Critical note: communication."
  test.each([
    ["more criticise than praise", [...many(2, "positive", clear), ...many(3, "negative", unclear)]],
    ["as many praise as criticise", [...many(2, "positive", clear), ...many(2, "negative", unclear)]]
  ] as const)("names what %s as an area alone", (_, items) => {
    const { strengths, areas } = insightOf(items)
    expect([strengths, areas.map(({ phrase }) => phrase)]).toEqual([[], ["Communicate more clearly"]])
  })

  test.each([
    ["more praise than criticise", [...many(3, "positive", clear), ...many(2, "negative", unclear)]],
    ["one alone criticises", [...many(2, "positive", clear), ...many(1, "negative", unclear)]],
    [
      "is of a praised category",
      [...many(3, "positive", "A line."), ...many(2, "negative", "Critical note: leading.")]
    ],
    [
      "nobody can name a topic of",
      [...many(3, "positive", clear), ...many(1, "negative", "Critical note: good wishes.")]
    ]
  ] as const)("asks to look into criticism that %s", (_, items) => {
    const { strengths, areas } = insightOf(items)
    expect(strengths).toHaveLength(1)
    expect(areas).toEqual([
      {
        phrase: "Look into what was criticised",
        ids: idsOf(items.filter(({ sentiment }) => sentiment === "negative"))
      }
    ])
  })

  test("counts a mixed note on both sides, and never as a positive one", () => {
    const mixed = many(2, "neutral", "Mixed note on communication: listening.")
    const insight = insightOf([
      ...mixed,
      item("praise", "positive", "Positive note on communication: listening."),
      ...many(3, "neutral", "Neutral note: communication.")
    ])
    expect(insight.overallSentiment).toBe("1 of 6 positive, 17%")
    expect(insight.strengths.map(({ phrase }) => phrase)).toEqual(["Listening well"])
    expect(insight.areas).toEqual([{ phrase: "Look into what was criticised", ids: idsOf(mixed) }])
  })

  test("names what is criticised when its praise is not among the strengths shown", () => {
    const { strengths, areas } = insightOf([
      ...many(5, "positive", "Positive note: deadlines."),
      ...many(5, "positive", "Positive note: ideas."),
      ...many(5, "positive", "Positive note: mentoring."),
      ...many(3, "positive", clear),
      ...many(2, "negative", unclear)
    ])
    expect([strengths.length, areas.map(({ phrase }) => phrase)]).toEqual([3, ["Communicate more clearly"]])
  })

  test("names nothing for wishes and for what says nothing of the reader", () => {
    const wish = item("wish", "positive", "Positive note: good wishes.")
    const canteen = item("canteen", "positive", "Positive note: the workplace.")
    const vague = { ...item("vague", "negative", "A line."), category: "Other / General" } as const
    const { strengths, areas } = insightOf([wish, canteen, vague])
    expect([strengths, areas]).toEqual([[], [{ phrase: "Look into what was criticised", ids: ["vague"] }]])
  })

  test("each item that is not mixed stands behind at most one phrase, and areas name all criticism or some", () => {
    const analysis = fc.record({
      id: fc.uuid(),
      category: fc.constantFrom(...categories),
      sentiment: fc.constantFrom(...sentiments),
      summary: fc.oneof(fc.string(), fc.constant("Positive note on leadership: mentoring."))
    })
    fc.assert(
      fc.property(fc.uniqueArray(analysis, { selector: ({ id }) => id }), (some) => {
        const { strengths, areas, overallSentiment } = insightOf(some)
        const ids = [...strengths, ...areas].flatMap((evidence) => evidence.ids)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => some.some((item) => item.id === id))).toBe(true)
        expect(areas.length > 0).toBe(some.some(({ sentiment }) => sentiment === "negative"))
        expect(overallSentiment).toMatch(
          /^(?:\d+ of [0-7] positive, (?:\d\d?|100)%|(?:\d\d?|100)% positive)$/
        )
      })
    )
  })

  test("a line names the theme that it was made with", () => {
    for (const category of categories) {
      for (const sentiment of sentiments) {
        expect(themeIn(summarise({ category, themes: ["two words"] }, sentiment))).toBe("two words")
        expect(themeIn(summarise({ category, themes: ["communication"] }, sentiment))).toBe("communication")
        expect(themeIn(summarise({ category, themes: [] }, sentiment))).toBeUndefined()
      }
    }
  })
})

describe("the phrases", () => {
  const pairs = [...Object.values(themePhrases), ...Object.values(categoryPhrases)]
  const strengths = new Set(pairs.flatMap(({ strength }) => strength ?? []))
  const areas = new Set(pairs.flatMap(({ area }) => area ?? []))

  test("are there for every theme that a summary can name", () => {
    const names = new Set(readThemes().map(({ name }) => name))
    expect([...names].filter((name) => !Object.hasOwn(themePhrases, name))).toEqual([])
  })

  test("never say the same among strengths and areas", () => {
    expect([...strengths].filter((phrase) => areas.has(phrase))).toEqual([])
  })

  test("are short, and begin like a line of a list", () => {
    for (const phrase of [...strengths, ...areas]) expect(phrase).toMatch(/^[A-Z][a-z -]{3,35}$/)
  })
})

describe("the tone", () => {
  const tooEarly = "It’s too early to tell: there are only a few notes so far."

  test.each([
    [10, 0, 0, 0, "The notes are warm and appreciative."],
    [7, 0, 3, 0, "The notes are mostly positive, with some criticism."],
    [5, 0, 3, 0, "The notes are mixed: they praise and criticise."],
    [2, 1, 5, 0, "The notes are mostly critical, with some praise."],
    [0, 1, 9, 0, "The notes are critical throughout."],
    [1, 0, 9, 0, "The notes are mostly critical, with some praise."],
    [0, 0, 9, 1, "The notes are mostly critical, with some praise."],
    [0, 10, 0, 0, "The notes are matter-of-fact, with little praise or criticism."],
    [0, 0, 0, 9, "The notes are mixed: they praise and criticise."],
    [3, 0, 0, 7, "More notes praise than criticise."],
    [6, 0, 0, 3, "The notes are mostly positive, with some criticism."],
    [4, 6, 0, 0, "More notes praise than criticise."],
    [1, 5, 4, 0, "More notes criticise than praise."],
    [2, 8, 0, 0, "The notes are matter-of-fact, with little praise or criticism."],
    [7, 0, 0, 0, tooEarly],
    [0, 0, 7, 0, tooEarly]
  ] as const)("%i positive, %i neutral, %i critical, %i mixed", (positive, plain, negative, mixed, tone) => {
    const notes = [
      ...many(positive, "positive", "A line."),
      ...many(plain, "neutral", "A line."),
      ...many(negative, "negative", "A line."),
      ...many(mixed, "neutral", "Mixed note.")
    ]
    const percent = Math.round((100 * positive) / notes.length)
    expect(insightOf(notes).overallSentiment).toMatch(new RegExp(`\\b${percent}%`))
    expect(insightOf(notes).generalTone).toBe(tone)
  })

  test.each([
    [1, 299, "1% positive"],
    [299, 1, "99% positive"],
    [300, 0, "100% positive"],
    [0, 300, "0% positive"]
  ])("%i positive and %i critical notes are neither all nor none of them", (positive, negative, overall) => {
    const notes = [...many(positive, "positive", "A line."), ...many(negative, "negative", "A line.")]
    expect(insightOf(notes).overallSentiment).toBe(overall)
  })
})
