import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"

/** The list as it is once these items have that visibility; the others stay the same objects. */
export const withVisibility = (
  items: FeedbackItems,
  ids: ReadonlySet<string>,
  isPublic: boolean
): FeedbackItems =>
  items.map((item) => (ids.has(item.id) && item.isPublic !== isPublic ? { ...item, isPublic } : item))

export const without = (items: FeedbackItems, ids: ReadonlySet<string>): FeedbackItems =>
  items.filter((item) => !ids.has(item.id))
