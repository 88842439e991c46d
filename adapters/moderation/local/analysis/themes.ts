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

/** What is left of a theme once its terms are spelled out: the guard reads `themes.gen.ts`. */
export type NamedTheme = Omit<Theme, "spelling" | "terms">
