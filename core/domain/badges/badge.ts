import type { OwnerId } from "../accounts/account.ts"
import type { Category } from "../categories/category.ts"
import type { Day } from "../values/day.ts"

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

export interface CatalogueBadge extends Badge {
  readonly kind: "catalogue-badge"
  readonly owner: OwnerId
  /** Image key; null for the built-in emblem. */
  readonly image: string | null
}

/** Stores the points it awarded. Name and image come from the catalogue. */
export interface UnlockedBadge {
  readonly kind: "badge"
  /** Id of the badge, so that an owner holds each badge at most once. */
  readonly id: string
  readonly owner: OwnerId
  readonly bonusPoints: number
  readonly unlockedOn: Day
}
