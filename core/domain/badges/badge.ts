import type { Category } from "../categories/category.ts"

/** Approved items needed in one category (spec section 9). */
export const badgeTiers = [5, 25, 50, 100] as const

export type BadgeTier = (typeof badgeTiers)[number]

export const specialCategory = "Special"

export type BadgeCategory = Category | typeof specialCategory

export interface Badge {
  /** `leadership-5` …, or `hive-enlightened`. Unaffected by renaming the badge. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: BadgeCategory
  readonly tier: BadgeTier | 1
  readonly requiredFeedback: number
  readonly bonus: number
}
