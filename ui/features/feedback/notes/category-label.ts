import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { shortCategoryLabels } from "#core/domain/categories/category.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { categoryOf } from "../../../text/emblem-url.ts"

/** The short label; General without a category (spec section 3). */
export const categoryLabelOf = (category: string): string => {
  const known = categoryOf(category)
  if (known !== undefined) return shortCategoryLabels[known]
  return category === "" ? feedbackMessages.general : category
}

/** What a rejected item was rejected for. */
const kindLabelOf = ({ rejectedFor }: Pick<FeedbackItem, "rejectedFor">): string =>
  rejectedFor === null ? feedbackMessages.filteredKind : feedbackMessages.rejectedFor[rejectedFor]

/** What sorts an item: its category; of a rejected one, which has none, what it was rejected for. */
export const sortLabelOf = (
  item: Pick<FeedbackItem, "aiCategory" | "moderationStatus" | "rejectedFor">
): string => (item.moderationStatus === "rejected" ? kindLabelOf(item) : categoryLabelOf(item.aiCategory))
