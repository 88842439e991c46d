import { describe, expect, test } from "vitest"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { isNewSince, seenIn } from "#ui/features/feedback/new-feedback/new-feedback.ts"
import { actionLabel, noteNameOf } from "#ui/features/feedback/notes/note-name.ts"
import { shownSummaryOf } from "#ui/features/feedback/notes/note-summary.ts"
import { doneSteps } from "#ui/features/first-steps/first-step.ts"
import { sumNotes } from "#ui/features/note-charts/note-sums.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { makeItem } from "../support/make-item.ts"

const item = (id: string, day: number, isApproved = true): FeedbackItem =>
  makeItem({
    id,
    moderationStatus: isApproved ? "approved" : "rejected",
    createdAt: `2026-11-${`${day}`.padStart(2, "0")}T12:00:00.000Z`
  })

test("of the newest day the items are remembered, of all before it nothing", () => {
  expect(seenIn([item("a", 18), item("c", 20), item("b", 20)])).toEqual({
    day: "2026-11-20T12:00:00.000Z",
    ids: ["c", "b"]
  })
  expect(seenIn([])).toEqual({ day: "", ids: [] })
})

test.each([
  ["of a later day", item("d", 21), true],
  ["of the same day, not seen", item("d", 20), true],
  ["of the same day, seen", item("b", 20), false],
  ["of an earlier day", item("d", 19), false],
  ["that was rejected", item("d", 21, false), false]
])("an item %s", (_, each, isNew) => {
  expect(isNewSince(seenIn([item("a", 18), item("b", 20)]), each)).toBe(isNew)
})

test("a day with more items than are remembered counts as seen", () => {
  const seen = seenIn(Array.from({ length: 301 }, (_, n) => item(`${n}`, 20)))
  expect(seen.ids).toEqual([])
  expect([isNewSince(seen, item("x", 20)), isNewSince(seen, item("x", 21))]).toEqual([false, true])
})

test("what comes into an empty list is new", () => {
  expect(isNewSince(seenIn([]), item("a", 20))).toBe(true)
})

const { feedback, categories, rejectionKinds } = catalogue
const texts = { language: "en", feedback, categories, rejectionKinds } as const

describe("what tells one note from the others", () => {
  test.each([
    ["Well done", "Well done"],
    ["  Well\n\ndone  ", "Well done"],
    ["Please speak slower in calls, some of us need it.", "Please speak slower in calls, some of…"],
    ["あ".repeat(41), `${"あ".repeat(40)}…`],
    ["கொ".repeat(41), `${"கொ".repeat(40)}…`],
    ["👩‍💻 ".repeat(30), `${"👩‍💻 ".repeat(20).trim()}…`]
  ])("%j is called %j", (content, name) => expect(noteNameOf(makeItem({ content }), texts)).toBe(name))

  test.each([
    [{ isCovered: true }, "Delete: Reliability, 14 Nov"],
    [{ moderationStatus: "rejected", rejectedFor: "insult" }, "Delete: Insult, 14 Nov"],
    [{ moderationStatus: "rejected" }, "Delete: Filtered, 14 Nov"]
  ] as const)("%j, which nobody may read, is told by sort and day", (changes, name) =>
    expect(actionLabel("Delete", makeItem(changes), texts)).toBe(name)
  )
})

test.each([
  ['{"category":"Reliability","summary":"Positive note: deadlines."}', "Positive note: deadlines."],
  ['{"category":"Reliability"}', ""],
  ["Reliability: keeps: deadlines", "keeps: deadlines"],
  ["Note: keeps deadlines", "Note: keeps deadlines"],
  ["Keeps deadlines", "Keeps deadlines"],
  ["", ""],
  ['{"category":"Leadership & Mentorship","summary":"Positive note on leadership: leading."}', ""],
  ["Critical note: communication.", ""],
  ["Neutral note on engineering: technical skill.", ""],
  ["Positive note on creativity.", ""],
  ["Neutral note.", ""],
  ["Positive note on leadership: mentoring.", "Positive note on leadership: mentoring."],
  ["Positive note on leading by example.", "Positive note on leading by example."]
])("[spec 3 4] a note's summary in %j is %j", (stored, line) => expect(shownSummaryOf(stored)).toBe(line))

/** Praise, unless a test says otherwise. */
const makeNote = (changes: Partial<FeedbackItem> = {}): FeedbackItem =>
  makeItem({ sentiment: "positive", ...changes })

const four = Array.from({ length: 4 }, () => makeNote())

describe("the sums over an owner's notes", () => {
  test("[anon A36] begin with five approved notes", () => {
    expect(sumNotes([...four, makeNote({ moderationStatus: "rejected" })])).toBeNull()
    expect(sumNotes([...four, makeNote()])?.months).toEqual([
      { month: "2026-11", counts: { positive: 5, neutral: 0, negative: 0, covered: 0 } }
    ])
  })

  test("[anon A36] have no sentiment of a covered note", () => {
    const covered = makeNote({ isCovered: true, sentiment: "neutral" })
    expect(sumNotes([...four, covered])?.months[0]?.counts).toEqual({
      positive: 4,
      neutral: 0,
      negative: 0,
      covered: 1
    })
  })

  test("hold the months between, over the turn of a year", () => {
    const sums = sumNotes([
      ...four,
      makeNote({ createdAt: "2027-02-01T12:00:00.000Z", sentiment: "negative" })
    ])
    expect(sums?.months.map(({ month }) => month)).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"])
    expect(sums?.months[1]?.counts.positive).toBe(0)
    expect(sums?.months[3]?.counts.negative).toBe(1)
  })

  test("go back five years at most, and count every category", () => {
    const sums = sumNotes([...four, makeNote({ createdAt: "2001-01-01T12:00:00.000Z" })])
    expect(sums?.months).toHaveLength(60)
    expect(sums?.months.at(-1)?.month).toBe("2026-11")
    expect(sums?.categories).toHaveLength(6)
    expect(Object.fromEntries(sums?.categories ?? []).Reliability).toBe(5)
  })
})

const note = makeItem()
const rejected = makeItem({ moderationStatus: "rejected" })
const shown = makeItem({ isPublic: true })

test.each([
  ["nothing", {}, []],
  ["a photo", { hasPhoto: true }, ["photo"]],
  ["a link that was shared", { isLinkShared: true }, ["share"]],
  ["a note, which needs the link", { items: [note] }, ["share", "note"]],
  ["a rejected note, which nobody reads", { items: [rejected] }, ["share"]],
  ["a public note", { items: [note, shown] }, ["share", "note", "publish"]],
  [
    "everything",
    { hasPhoto: true, isLinkShared: true, items: [shown] },
    ["photo", "share", "note", "publish"]
  ]
] as const)("%s ticks off %j", (_, progress, done) => {
  expect([...doneSteps({ hasPhoto: false, isLinkShared: false, items: [], ...progress })]).toEqual(done)
})
