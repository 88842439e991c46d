import { expect, test } from "vitest"
import { maxTargetLength } from "#adapters/http/requests/unrouted.ts"
import { questionsProblem } from "#core/domain/feedback/question-text.ts"
import { clustersOf } from "#core/domain/values/text.ts"
import {
  type FeedbackView,
  pageSizes,
  plainView,
  readSearch,
  searchOf,
  validateFeedbackSearch
} from "#ui/features/feedback/filters/feedback-search.ts"

const views: ReadonlyArray<FeedbackView> = [
  plainView,
  {
    ...{
      tab: "public",
      text: "a & b+c=%20 é?",
      categories: ["Reliability", "Other / General"],
      visibility: "private"
    },
    ...{
      status: "approved",
      mark: "starred",
      question: "What helps, and why?",
      sort: "category",
      order: "asc"
    },
    ...{ finding: { side: "strength", phrase: "Fresh ideas" }, page: 3, size: 100 }
  },
  {
    ...{
      tab: "rejected",
      text: " 404 ",
      categories: [],
      visibility: "public",
      status: "rejected",
      mark: "done"
    },
    ...{ question: "", sort: "feedback", order: "desc", page: 100_000, size: 50 },
    finding: { side: "area", phrase: "மெதுவாக" }
  }
]

test("[spec 9 13] the feedback page's address says nothing of what it shows by itself: the newest first, 25 on a page", () => {
  expect(searchOf(plainView)).toEqual({})
  expect(readSearch({})).toEqual(plainView)
  expect(plainView).toMatchObject({ sort: "received", order: "desc", size: 25 })
  expect(pageSizes).toEqual([25, 50, 100])
})

test.each(views)("the feedback page's address brings a view back: %j", (view) => {
  expect(readSearch({ ...searchOf(view) })).toEqual(view)
})

test.each([
  ["Hindi", "क्ष्म्य".repeat(60)],
  ["emoji", "👩🏽‍🤝‍👨🏿".repeat(60)]
])("the filter by a question keeps the whole of a long wording in %s", (_, question) => {
  expect(questionsProblem([{ question, thanks: "" }])).toBeNull()
  expect(readSearch({ ...searchOf({ ...plainView, question }) }).question).toBe(question)
})

test.each([
  [{ tab: "everything", sort: "points", order: "up", size: 7, page: -2 }, {}],
  [{ page: "2.5", size: "50", status: ["rejected"] }, { size: 50 }],
  [
    { q: 404, category: "Technical, leadership,nonsense" },
    { q: "404", category: "leadership-technical" }
  ],
  [
    { q: { a: 1 }, page: "3", sort: "category", order: "asc" },
    { page: 3, sort: "category" }
  ],
  [{ strength: " Fresh ideas ", area: "Communication" }, { strength: "Fresh ideas" }],
  [{ strength: "", area: 360 }, { area: "360" }],
  [{ strange: "thing", tab: "public" }, { tab: "public" }]
])("%j is taken for %j", (given, taken) => {
  expect(validateFeedbackSearch(given)).toEqual(taken)
})

test.each(["நன்றி ", "धन्यवाद ", "ధన్యవాదాలు ", "ಧನ್ಯವಾದಗಳು "])(
  "the address of the longest search is served, also for %j",
  (word) => {
    const { q = "" } = validateFeedbackSearch({ q: word.repeat(300) })
    expect(q).toHaveLength(300)
    const clusters = [...clustersOf(word.repeat(60))].slice(0, 119)
    const question = `${clusters
      .map(({ segment }) => segment)
      .join("")
      .trim()}?`
    expect(questionsProblem([{ question, thanks: "" }])).toBeNull()
    const search = new URLSearchParams({ q, question, lang: "ta" })
    expect(`/feedback?${search}`.length).toBeLessThan(maxTargetLength)
  }
)
