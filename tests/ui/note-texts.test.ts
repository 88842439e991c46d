import { describe, expect, test } from "vitest"
import { actionLabel, noteNameOf } from "#ui/features/feedback/notes/note-name.ts"
import { shownSummaryOf } from "#ui/features/feedback/notes/note-summary.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { makeItem } from "../support/make-item.ts"

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

describe("[spec 3 4] a note's summary", () => {
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
  ])("in %j is %j", (stored, line) => expect(shownSummaryOf(stored)).toBe(line))
})
