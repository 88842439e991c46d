import { expect, test } from "vitest"
import { groupFeedback } from "#ui/features/feedback/notes/feedback-groups.ts"
import { makeItem } from "../support/make-item.ts"

test("[spec 2 Dashboard 7] [spec 4 2] rejected items stand in Filtered and nowhere else", () => {
  const groups = groupFeedback([
    makeItem({ id: "a" }),
    makeItem({ id: "b", isPublic: true }),
    makeItem({ id: "c", moderationStatus: "rejected" })
  ])
  const ids = Object.entries(groups).map(([group, items]) => [group, items.map(({ id }) => id).join("")])
  expect(Object.fromEntries(ids)).toEqual({ all: "ab", private: "a", public: "b", filtered: "c" })
})
