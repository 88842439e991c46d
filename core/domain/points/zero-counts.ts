import type { CategoryKey } from "../categories/category.ts"

export const zeroCounts: Readonly<Record<CategoryKey, number>> = {
  leadership: 0,
  communication: 0,
  technical: 0,
  creativity: 0,
  reliability: 0,
  general: 0
}
