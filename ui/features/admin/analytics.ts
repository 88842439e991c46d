import type { AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { specialCategory } from "#core/domain/badges/badge.ts"
import { categories } from "#core/domain/categories/category.ts"
import type { AdminMessages, CategoriesMessages } from "../../messages/generated/catalogue.ts"
import { longCategoryName } from "../../text/category-names.ts"

export interface CategoryImages {
  /** The long label, with 'Other/General' for the last category (spec section 3). */
  readonly label: string
  readonly own: number
  readonly all: number
}

interface Analytics {
  readonly customImages: number
  readonly badges: number
  /** Categories in which every badge has its own image. The special badge belongs to none. */
  readonly complete: number
  readonly progress: ReadonlyArray<CategoryImages>
}

const labelOf = (
  category: string,
  adminMessages: AdminMessages,
  categoriesMessages: CategoriesMessages
): string =>
  category === categories.at(-1) ? adminMessages.otherGeneral : longCategoryName(category, categoriesMessages)

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, number) => total + number, 0)

export const analyticsOf = (
  groups: AdminBadgeGroups,
  adminMessages: AdminMessages,
  categoriesMessages: CategoriesMessages
): Analytics => {
  const counted = groups.map(({ category, badges }) => ({
    category,
    label: labelOf(category, adminMessages, categoriesMessages),
    own: badges.filter(({ imageUrl }) => imageUrl !== null).length,
    all: badges.length
  }))
  const progress = counted.filter(({ category }) => category !== specialCategory)
  return {
    customImages: sum(counted.map(({ own }) => own)),
    badges: sum(counted.map(({ all }) => all)),
    complete: progress.filter(({ own, all }) => all > 0 && own === all).length,
    progress: progress.map(({ label, own, all }) => ({ label, own, all }))
  }
}
