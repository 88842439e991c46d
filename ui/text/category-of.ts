import { type Category, categories } from "#core/domain/categories/category.ts"

const isCategory = (value: string): value is Category => categories.some((category) => category === value)

export const categoryOf = (value: string): Category | undefined => (isCategory(value) ? value : undefined)
