import { type Category, categories, categoryKeys } from "#core/domain/categories/category.ts"

const isCategory = (value: string): value is Category => categories.some((category) => category === value)

export const categoryOf = (value: string): Category | undefined => (isCategory(value) ? value : undefined)

export const emblemUrl = (category: string, tier: number): string => {
  const known = categoryOf(category)
  return known === undefined
    ? "/assets/v1/emblems/hive_enlightened.svg"
    : `/assets/v1/emblems/${categoryKeys[known]}_${tier}.svg`
}
