import { specialCategory } from "#core/domain/badges/badge.ts"
import type { AdminMessages, CategoriesMessages } from "../../messages/generated/catalogue.ts"
import { longCategoryName } from "../../text/category-names.ts"

export const badgeGroupName = (
  category: string,
  adminMessages: AdminMessages,
  categoriesMessages: CategoriesMessages
): string =>
  category === specialCategory ? adminMessages.special : longCategoryName(category, categoriesMessages)
