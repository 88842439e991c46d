import { categoryKeys } from "#core/domain/categories/category.ts"
import { categoryOf } from "./category-of.ts"

export const emblemUrl = (category: string, tier: number): string => {
  const known = categoryOf(category)
  return known === undefined
    ? "/assets/v1/emblems/hive_enlightened.svg"
    : `/assets/v1/emblems/${categoryKeys[known]}_${tier}.svg`
}
