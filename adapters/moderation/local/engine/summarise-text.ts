import type { Category, Sentiment } from "#core/domain/categories/category.ts"
import { themesWithin } from "./analysis/find-themes.ts"
import { summarise } from "./analysis/summarise.ts"
import { lastReadingOf } from "./model/evidence.ts"

export const summariseText = (text: string, category: Category, sentiment: Sentiment): string =>
  summarise({ category, themes: themesWithin(lastReadingOf(text), category) }, sentiment)
