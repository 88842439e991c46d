import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"

export const makeItem = (changes: Partial<FeedbackItem> = {}): FeedbackItem => ({
  id: "1",
  content: "Well done",
  aiCategory: "Reliability",
  aiSummary: "",
  sentiment: "neutral",
  isPublic: false,
  moderationStatus: "approved",
  isCovered: false,
  rejectedFor: null,
  question: null,
  status: null,
  answer: null,
  createdAt: "2026-11-14T12:00:00.000Z",
  ...changes
})

/** Numbered items; the first is the newest. */
export const makeItems = (
  count: number,
  changes: (index: number) => Partial<FeedbackItem> = () => ({})
): FeedbackItems =>
  Array.from({ length: count }, (_, index) =>
    makeItem({
      id: `item-${index}`,
      content: `Piece ${index}`,
      createdAt: new Date(Date.UTC(2026, 10, 19, 12) - index * 86_400_000).toISOString(),
      ...changes(index)
    })
  )
