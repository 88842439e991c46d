import { type Category, categoryKeys } from "#core/domain/categories/category.ts"
import type { ActivityMessages, CategoriesMessages } from "../messages/generated/catalogue.ts"
import { categoryOf } from "./category-of.ts"

export const shortCategoryName = (category: Category, { short }: CategoriesMessages): string =>
  short[categoryKeys[category]]

export const longCategoryName = (category: string, { names }: CategoriesMessages): string => {
  const known = categoryOf(category)
  return known === undefined ? category : names[categoryKeys[known]]
}

const shortNameIn = (text: string, categoriesMessages: CategoriesMessages): string => {
  const known = categoryOf(text)
  return known === undefined ? text : shortCategoryName(known, categoriesMessages)
}

/** The API describes points in English only, so its texts are recognised here and said in the page's language. */
const withdrawnDescription = "Withdrawn by its writer"

export const activityText = (
  english: string,
  activity: ActivityMessages,
  categoriesMessages: CategoriesMessages
): string => {
  const [, category] = /^Feedback in (.+)$/.exec(english) ?? []
  if (category !== undefined)
    return activity.feedback({ category: shortNameIn(category, categoriesMessages) })
  if (english === withdrawnDescription) return activity.withdrawn
  const [, before, after] = /^Moved from (.+) to (.+)$/.exec(english) ?? []
  if (before === undefined || after === undefined) return english
  return activity.moved({
    before: shortNameIn(before, categoriesMessages),
    after: shortNameIn(after, categoriesMessages)
  })
}
