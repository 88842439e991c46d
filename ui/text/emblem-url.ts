import { type Category, categories, categoryKeys } from "#core/domain/categories/category.ts"

const isCategory = (value: string): value is Category => categories.some((category) => category === value)

export const categoryOf = (value: string): Category | undefined => (isCategory(value) ? value : undefined)

/** The bundled drawing of a badge; stands in when the catalogue has no picture of its own. */
export const emblemUrl = (category: string, tier: number): string => {
  const known = categoryOf(category)
  return known === undefined
    ? "/assets/v1/emblems/hive_enlightened.svg"
    : `/assets/v1/emblems/${categoryKeys[known]}_${tier}.svg`
}
