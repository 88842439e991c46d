import { Schema } from "effect"
import { specialCategory } from "../domain/badges/badge.ts"
import { categories } from "../domain/categories/category.ts"

export const UnlockedBadgeView = Schema.Struct({
  badgeName: Schema.String,
  badgeDescription: Schema.String,
  category: Schema.String,
  tier: Schema.Int,
  bonusPoints: Schema.Int,
  unlockedAt: Schema.String,
  imageUrl: Schema.NullOr(Schema.String)
})
export type UnlockedBadgeView = typeof UnlockedBadgeView.Type

export const BadgeOffer = Schema.Struct({
  name: Schema.String,
  category: Schema.Literals([...categories, specialCategory]),
  tier: Schema.Int,
  requiredFeedback: Schema.Int,
  bonus: Schema.Int
})
export type BadgeOffer = typeof BadgeOffer.Type

export const GamificationStats = Schema.Struct({
  totalPoints: Schema.Int,
  hasHiveEnlightenedBadge: Schema.Boolean,
  badgeProgress: Schema.Array(
    Schema.Struct({
      category: Schema.Literals(categories),
      count: Schema.Int,
      nextMilestone: Schema.NullOr(Schema.Int),
      unlockedBadges: Schema.Array(UnlockedBadgeView)
    })
  ),
  /** The newest 5, newest day first. */
  recentBadges: Schema.Array(UnlockedBadgeView)
})
export type GamificationStats = typeof GamificationStats.Type

/** Badge details missing from the statistics, whose fields the specification fixes. */
export const OwnerBadges = Schema.Struct({
  specialBadge: Schema.NullOr(UnlockedBadgeView),
  badges: Schema.Array(BadgeOffer)
})
export type OwnerBadges = typeof OwnerBadges.Type

export const Activity = Schema.Array(
  Schema.Struct({
    points: Schema.Int,
    source: Schema.Literals(["feedback", "badge"]),
    description: Schema.String,
    createdAt: Schema.String
  })
)
export type Activity = typeof Activity.Type

export const PublicBadges = Schema.Struct({
  badges: Schema.Array(
    Schema.Struct({
      badgeName: Schema.String,
      badgeDescription: Schema.String,
      category: Schema.String,
      tier: Schema.Int,
      imageUrl: Schema.NullOr(Schema.String)
    })
  ),
  hasHiveEnlightenedBadge: Schema.Boolean
})
export type PublicBadges = typeof PublicBadges.Type

export const progressSchemas = {
  activity: { body: null, response: Activity },
  stats: { body: null, response: GamificationStats },
  ownerBadges: { body: null, response: OwnerBadges }
} as const
