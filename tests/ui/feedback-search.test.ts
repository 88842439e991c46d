import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { categories } from "#core/domain/categories/category.ts"
import {
  type FeedbackView,
  feedbackTabs,
  markChoices,
  pageSizes,
  plainView,
  readSearch,
  searchOf,
  sortKeys,
  sortOrders,
  statuses,
  validateFeedbackSearch,
  visibilities
} from "#ui/features/feedback/filters/feedback-search.ts"

const views: fc.Arbitrary<FeedbackView> = fc.record({
  tab: fc.constantFrom(...feedbackTabs),
  text: fc.string({ maxLength: 60, unit: "grapheme" }),
  categories: fc.subarray([...categories]),
  visibility: fc.constantFrom(...visibilities),
  status: fc.constantFrom(...statuses),
  mark: fc.constantFrom(...markChoices),
  question: fc.string({ maxLength: 60, unit: "grapheme" }),
  finding: fc.option(
    fc.record({
      side: fc.constantFrom("strength", "area"),
      phrase: fc
        .string({ maxLength: 60, unit: "grapheme" })
        .map((phrase) => phrase.trim())
        .filter((phrase) => phrase !== "")
    })
  ),
  sort: fc.constantFrom(...sortKeys),
  order: fc.constantFrom(...sortOrders),
  page: fc.integer({ min: 1, max: 100_000 }),
  size: fc.constantFrom(...pageSizes)
})

describe("the address of the feedback page", () => {
  test("[spec 9 13] says nothing of what it shows by itself: the newest first, 25 on a page", () => {
    expect(searchOf(plainView)).toEqual({})
    expect(readSearch({})).toEqual(plainView)
    expect(plainView).toMatchObject({ sort: "received", order: "desc", size: 25 })
    expect(pageSizes).toEqual([25, 50, 100])
  })

  test("brings every view back", () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(readSearch({ ...searchOf(view) })).toEqual(view)
      })
    )
  })

  test("may be any garbage: what it shows is a view", () => {
    const keys = fc.constantFrom(
      "tab",
      "q",
      "category",
      "visibility",
      "status",
      "strength",
      "area",
      "sort",
      "order",
      "page",
      "size"
    )
    const garbage = fc.dictionary(keys, fc.anything())
    fc.assert(
      fc.property(garbage, (search) => {
        const view = readSearch(search)
        expect(readSearch({ ...searchOf(view) })).toEqual(view)
        expect(view.page).toBeGreaterThanOrEqual(1)
        expect(pageSizes).toContain(view.size)
      })
    )
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
})
