import { expect, test } from "vitest"
import type { FeedbackSummary } from "#core/contract/insight-schemas.ts"
import { findingOf, missingItems, sentimentIn, strengthsOf } from "#ui/features/insights/insight.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"

const unreadable = { percent: 75, text: "75% positive" }

test.each([
  ["82% positive", { percent: 82 }],
  ["4 of 6 positive, 67%", { percent: 67 }],
  ["positive: 7 %", { percent: 7 }],
  ["0% positive", { percent: 0 }],
  ["99.6% positive", { percent: 99 }],
  ["mostly positive", unreadable],
  ["", unreadable],
  ["250% positive", unreadable]
])(
  "[spec 9 12] the sentiment in %j is %j, and the text is shown as it is if it can be read",
  (text, found) => {
    expect(sentimentIn(text, catalogue.insights, catalogue.insightPhrases)).toEqual({ text, ...found })
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

test("a phrase is found on its own side", () => {
  expect(findingOf(summary, { side: "area", phrase: "Teamwork" })?.ids).toEqual(["6"])
  expect(findingOf(summary, { side: "strength", phrase: "Teamwork" })?.ids).toEqual(["4", "5"])
  expect(findingOf(summary, { side: "area", phrase: "Deadlines" })).toBeUndefined()
})

test("a phrase without evidence stands without a count", () => {
  expect(strengthsOf({ ...summary, evidence: [] })[0]).toEqual({ phrase: "Deadlines", count: 0, ids: [] })
})
