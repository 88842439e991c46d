import type { FeedbackItem, FeedbackItems } from "#core/contract/feedback-schemas.ts"

/** The list as it is once these items have that visibility; the others stay the same objects. */
export const withVisibility = (
  items: FeedbackItems,
  ids: ReadonlySet<string>,
  isPublic: boolean
): FeedbackItems =>
  items.map((item) => (ids.has(item.id) && item.isPublic !== isPublic ? { ...item, isPublic } : item))

/** The list with this item in the place of the one with its id. */
export const replacing = (items: FeedbackItems, next: FeedbackItem): FeedbackItems =>
  items.map((item) => (item.id === next.id ? next : item))

export const without = (items: FeedbackItems, ids: ReadonlySet<string>): FeedbackItems =>
  items.filter((item) => !ids.has(item.id))
