import type { Category, Sentiment } from "#core/domain/categories/category.ts"
import { themesWithin } from "./analysis/find-themes.ts"
import { summarise } from "./analysis/summarise.ts"
import { readingsOf } from "./model/evidence.ts"

export const summariseText = (text: string, category: Category, sentiment: Sentiment): string => {
  const reading = readingsOf(text).at(-1)
  const themes = reading === undefined ? [] : themesWithin(reading, category)
  return summarise({ category, themes }, sentiment)
}
