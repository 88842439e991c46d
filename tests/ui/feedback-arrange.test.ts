import { describe, expect, test } from "vitest"
import type { Language } from "#core/domain/languages/language.ts"
import { selectFeedback, selectMarked, sortFeedback } from "#ui/features/feedback/filters/arrange-feedback.ts"
import { plainView } from "#ui/features/feedback/filters/feedback-search.ts"
import { categoryLabelOf } from "#ui/features/feedback/notes/category-label.ts"
import type { NoteTexts } from "#ui/features/feedback/notes/note-texts.ts"
import { pageOf } from "#ui/features/feedback/table/pages.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { makeItem, makeItems } from "../support/make-item.ts"

const onDay = (day: string) => `2026-11-${day}T12:00:00.000Z`

const items = [
  makeItem({ id: "a", content: "banana" }),
  makeItem({ id: "b", content: "Apple", aiCategory: "Other / General" }),
  makeItem({ id: "c", content: "cherry", aiCategory: "Leadership & Mentorship", createdAt: onDay("15") }),
  makeItem({ id: "d", content: "ébauche", isPublic: true, createdAt: onDay("01") }),
  makeItem({ id: "e", content: "[filtered]", moderationStatus: "rejected", createdAt: onDay("02") })
]

const textsIn = (language: Language): NoteTexts => {
  const { feedback, categories: names, rejectionKinds } = catalogueOf(language)
  return { language, feedback, categories: names, rejectionKinds }
}

const english = textsIn("en")

const idsOf = (list: ReadonlyArray<{ readonly id: string }>): string => list.map(({ id }) => id).join("")

const found = (changes: Partial<typeof plainView>): string =>
  idsOf(selectFeedback(items, { ...plainView, ...changes }, english))

test.each([
  ["received", "desc", "cabed"],
  ["received", "asc", "deabc"],
  ["feedback", "asc", "ebacd"],
  ["feedback", "desc", "dcabe"],
  ["category", "asc", "ecbad"],
  ["category", "desc", "adbce"]
] as const)("[spec 2 Feedback management 7] sorted by %s, %s: %s", (key, order, sorted) => {
  expect(idsOf(sortFeedback(items, key, order, english))).toBe(sorted)
  expect(idsOf(items)).toBe("abcde")
})

test.each([
  ["all", "abcde"],
  ["starred", "ac"],
  ["open", "ade"],
  ["done", "bc"]
] as const)("the mark %s leaves %s", (mark, left) => {
  const marks = new Map([
    ["a", { starred: true, done: false }],
    ["b", { starred: false, done: true }],
    ["c", { starred: true, done: true }]
  ])
  expect(idsOf(selectMarked(items, mark, marks))).toBe(left)
})

describe("finding", () => {
  test.each([
    ["APPLE", "b"],
    ["leadership", "c"],
    ["Mentorship", "c"],
    ["  rel  ban ", "a"],
    ["e\u0301bauche", "d"],
    ["other", "b"],
    ["nothing like it", ""]
  ])("[spec 2 Feedback management 4] %j is looked for in content and category", (text, ids) => {
    expect(found({ text })).toBe(ids)
  })

  test("[spec 2 Feedback management 5] filters narrow by category, visibility and status", () => {
    expect(found({ categories: ["Reliability"] })).toBe("ad")
    expect(found({ categories: ["Reliability", "Other / General"], visibility: "private" })).toBe("ab")
    expect(found({ visibility: "public" })).toBe("d")
    expect(found({ status: "rejected" })).toBe("")
    expect(found({ tab: "rejected", status: "rejected" })).toBe("e")
  })

  test("[spec 3 10] an item without a category is General", () => {
    expect([
      categoryLabelOf("", catalogue.feedback, catalogue.categories),
      categoryLabelOf("Other / General", catalogue.feedback, catalogue.categories)
    ]).toEqual(["General", "Other"])
  })
})

test.each([
  [0, 1, [], 1, 0],
  [60, 3, [50, 59], 3, 60],
  [60, 9, [50, 59], 3, 60],
  [75, 3, [50, 74], 3, 75]
])(
  "[spec 2 Feedback management 8] of %i items page %i has %j; the last one stands in for those beyond",
  (length, page, ends, count, last) => {
    const shown = pageOf(makeItems(length), page, 25)
    const ids = shown.items.map(({ id }) => Number(id.slice("item-".length)))
    expect([ids[0], ids.at(-1)].filter((id) => id !== undefined)).toEqual(ends)
    expect(shown).toMatchObject({ count, last })
  }
)

describe("in another language than English", () => {
  const contents = ["आम", "अंगूर", "औषधि", "कमल", "zoo", "Élan", "apple"].map((content) =>
    makeItem({ id: content, content })
  )
  const sortedIn = (language: Language): ReadonlyArray<string> =>
    sortFeedback(contents, "feedback", "asc", textsIn(language)).map(({ id }) => id)

  test("notes are sorted as the reader's language sorts", () => {
    expect(sortedIn("en")).toEqual(["apple", "Élan", "zoo", "अंगूर", "आम", "औषधि", "कमल"])
    expect(sortedIn("hi")).toEqual(["अंगूर", "आम", "औषधि", "कमल", "apple", "Élan", "zoo"])
  })

  const idsFound = (content: string, text: string, language: Language): number =>
    selectFeedback([makeItem({ id: "a", content })], { ...plainView, text }, textsIn(language)).length

  test.each([
    ["बहुत अच्छा काम किया", "अच्छा काम"],
    ["\u0958लम से लिखा", "\u0915\u093cलम"],
    ["त\u0931्हा वेगळी", "तर्हा"],
    ["त\u0930\u093c्हा वेगळी", "त\u0931्हा"],
    ["మీ ఫీడ్\u200cబ్యాక్ బాగుంది", "ఫీడ్బ్యాక్"],
    ["ಲಿಂಕ್ಗಳು ಚೆನ್ನಾಗಿವೆ", "ಲಿಂಕ್\u200cಗಳು"],
    ["\u095bरूर मिलेंगे", "जरूर"],
    ["You don’t give up", "don't give"],
    ["जरूर मिलेंगे", "ज\u093cरूर"],
    ["ಫ\u0cbcೋನ್ ಮಾಡಿ", "ಫೋನ್"],
    ["கொஞ்சம் மெதுவாகப் பேசவும்", "கொஞ்சம்"],
    ["Ärger mit CAFÉ", "ärger café"]
  ])("%j is found by %j", (content, text) => {
    expect(idsFound(content, text, "hi")).toBe(1)
    expect(idsFound(content, `${text}ழ`, "hi")).toBe(0)
  })

  test("a category is found by its name in each language, after another one was read", () => {
    const item = makeItem({ aiCategory: "Reliability", content: "x" })
    const isFound = (text: string, language: Language): boolean =>
      selectFeedback([item], { ...plainView, text }, textsIn(language)).length === 1
    expect(isFound("நம்பகத்தன்மை", "en")).toBe(false)
    const tamil = catalogueOf("ta").categories.short.reliability
    expect(isFound(tamil, "ta")).toBe(true)
    expect(isFound(catalogueOf("kn").categories.short.reliability, "kn")).toBe(true)
    expect(isFound(tamil, "kn")).toBe(false)
  })
})
