import type { OwnerId } from "../accounts/account.ts"
import type { Category } from "../categories/category.ts"
import type { Day } from "../values/day.ts"

/** The tier numbers: approved items needed in one category (spec section 9). */
export const badgeTiers = [5, 25, 50, 100] as const

export type BadgeTier = (typeof badgeTiers)[number]

/** Group of the special badge in the catalogue. */
export const specialCategory = "Special"

export type BadgeCategory = Category | typeof specialCategory

export interface Badge {
  /** `leadership-5` …, or `hive-enlightened`. Stays when the badge is renamed. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: BadgeCategory
  /** 5, 25, 50, 100; 1 for the special badge. */
  readonly tier: BadgeTier | 1
  /** Equal to the tier; 6 (one in each category) for the special badge. */
  readonly requiredFeedback: number
  readonly bonus: number
}

export interface CatalogueBadge extends Badge {
  readonly kind: "catalogue-badge"
  readonly owner: OwnerId
  /** Key of its image; null for the drawn emblem. */
  readonly image: string | null
}

/** Keeps the points it gave; name and image follow the catalogue. */
export interface UnlockedBadge {
  readonly kind: "badge"
  /** The badge's id, so that an owner holds a badge at most once. */
  readonly id: string
  readonly owner: OwnerId
  readonly bonusPoints: number
  readonly unlockedOn: Day
}
