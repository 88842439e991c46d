import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"

/** A hidden item loses its answer. Unchanged items stay the same objects, so that their rows aren't rendered again. */
export const withVisibility = (
  items: FeedbackItems,
  ids: ReadonlySet<string>,
  isPublic: boolean
): FeedbackItems =>
  items.map((item) =>
    ids.has(item.id) && item.isPublic !== isPublic
      ? { ...item, isPublic, answer: isPublic ? item.answer : null }
      : item
  )

export const withItemReplaced = (items: FeedbackItems, next: FeedbackItem): FeedbackItems =>
  items.map((item) => (item.id === next.id ? next : item))

export const withoutItem = (items: FeedbackItems, ids: ReadonlySet<string>): FeedbackItems =>
  items.filter((item) => !ids.has(item.id))
