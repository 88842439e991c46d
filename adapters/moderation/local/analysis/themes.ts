import type { Category } from "../../../../core/categories/category.ts"
import type { Spelling } from "../text/terms.ts"

/** What a text can be about. `name` goes into the summary: one or two words. */
export interface Theme {
  readonly category: Category
  readonly name: string
  readonly weight: number
  readonly spelling: Spelling
  readonly terms: string
}
