import { shortCategoryLabels } from "#core/domain/categories/category.ts"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { categoryOf } from "../../../text/emblem-url.ts"

/** The short label; General without a category (spec section 3). */
export const categoryLabelOf = (category: string): string => {
  const known = categoryOf(category)
  if (known !== undefined) return shortCategoryLabels[known]
  return category === "" ? feedbackMessages.general : category
}
