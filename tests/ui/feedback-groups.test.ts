import { expect, test } from "vitest"
import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { groupFeedback } from "#ui/features/feedback/feedback-groups.ts"

const makeItem = (changes: Partial<FeedbackItem>): FeedbackItem => ({
  id: "1",
  content: "Well done",
  aiCategory: "Reliability",
  aiSummary: "",
  sentiment: "neutral",
  isPublic: false,
  moderationStatus: "approved",
  createdAt: "2026-11-14T12:00:00.000Z",
  ...changes
})

test("rejected items stand in Filtered and nowhere else", () => {
  const groups = groupFeedback([
    makeItem({ id: "a" }),
    makeItem({ id: "b", isPublic: true }),
    makeItem({ id: "c", moderationStatus: "rejected" })
  ])
  const ids = Object.entries(groups).map(([group, items]) => [group, items.map(({ id }) => id).join("")])
  expect(Object.fromEntries(ids)).toEqual({ all: "ab", private: "a", public: "b", filtered: "c" })
})
