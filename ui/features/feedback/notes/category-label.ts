import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import type {
  CategoriesMessages,
  FeedbackMessages,
  RejectionKindsMessages
} from "../../../messages/generated/catalogue.ts"
import { shortCategoryName } from "../../../text/category-names.ts"
import { categoryOf } from "../../../text/category-of.ts"
import type { NoteTexts } from "./note-texts.ts"

/** The short label; General without a category (spec section 3). */
export const categoryLabelOf = (
  category: string,
  feedbackMessages: FeedbackMessages,
  categoriesMessages: CategoriesMessages
): string => {
  const known = categoryOf(category)
  if (known !== undefined) return shortCategoryName(known, categoriesMessages)
  return category === "" ? feedbackMessages.general : category
}

const kindLabelOf = (
  { rejectedFor }: Pick<FeedbackItem, "rejectedFor">,
  feedbackMessages: FeedbackMessages,
  rejectionKindsMessages: RejectionKindsMessages
): string =>
  rejectedFor === null ? feedbackMessages.filteredKind : rejectionKindsMessages.labels[rejectedFor]

export const sortLabelOf = (
  item: Pick<FeedbackItem, "aiCategory" | "moderationStatus" | "rejectedFor">,
  { feedback, categories, rejectionKinds }: NoteTexts
): string =>
  item.moderationStatus === "rejected"
    ? kindLabelOf(item, feedback, rejectionKinds)
    : categoryLabelOf(item.aiCategory, feedback, categories)
