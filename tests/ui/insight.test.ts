import { expect, test } from "vitest"
import type { FeedbackSummary } from "#core/contract/insight-schemas.ts"
import { areasOf, findingOf, missingItems, sentimentIn, strengthsOf } from "#ui/features/insights/insight.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"

test.each([
  ["82% positive", 82],
  ["4 of 6 positive, 67%", 67],
  ["positive: 7 %", 7],
  ["0% positive", 0],
  ["99.6% positive", 99]
])("[spec 9 12] the sentiment in %j is %i, and the text is shown as it is", (text, percent) => {
  expect(sentimentIn(text, catalogue.insights, catalogue.insightPhrases)).toEqual({ percent, text })
})

test.each(["mostly positive", "", "250% positive"])(
  "[spec 9 12] without a percentage in %j it is 75",
  (text) => {
    expect(sentimentIn(text, catalogue.insights, catalogue.insightPhrases)).toEqual({
      percent: 75,
      text: "75% positive"
    })
  }
)

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [5, 1]
])("with %i items, %i are missing", (approved, missing) => {
  expect(missingItems(approved)).toBe(missing)
})

const summary: FeedbackSummary = {
  hasSummary: true,
  overallSentiment: "75% positive",
  keyStrengths: ["Deadlines", "Teamwork"],
  areasForImprovement: ["Teamwork"],
  generalTone: "Warm",
  evidence: [
    { phrase: "Deadlines", count: 3, ids: ["1", "2", "3"] },
    { phrase: "Teamwork", count: 2, ids: ["4", "5"] },
    { phrase: "Teamwork", count: 1, ids: ["6"] }
  ]
}

test("a phrase that is praised and criticised keeps both counts apart", () => {
  expect(strengthsOf(summary).map(({ count }) => count)).toEqual([3, 2])
  expect(areasOf(summary)).toEqual([{ phrase: "Teamwork", count: 1, ids: ["6"] }])
})

test("a phrase is found on its own side", () => {
  expect(findingOf(summary, { side: "area", phrase: "Teamwork" })?.ids).toEqual(["6"])
  expect(findingOf(summary, { side: "strength", phrase: "Teamwork" })?.ids).toEqual(["4", "5"])
  expect(findingOf(summary, { side: "area", phrase: "Deadlines" })).toBeUndefined()
})

test("a phrase without evidence stands without a count", () => {
  expect(strengthsOf({ ...summary, evidence: [] })[0]).toEqual({ phrase: "Deadlines", count: 0, ids: [] })
})
