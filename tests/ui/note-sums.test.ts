import { describe, expect, test } from "vitest"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { sumNotes } from "#ui/features/note-charts/note-sums.ts"
import { makeItem } from "../support/make-item.ts"

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
