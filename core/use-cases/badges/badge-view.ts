import type { BadgeOffer, UnlockedBadgeView } from "../../contract/progress-schemas.ts"
import { badgeImageUrl } from "../../domain/badges/badge-image.ts"
import type { CatalogueBadge, UnlockedBadge } from "../../domain/badges/badge-records.ts"
import type { Catalogue } from "../../domain/badges/stored-catalogue.ts"
import { noonOf } from "../../domain/values/day.ts"

export interface HeldBadge {
  readonly badge: CatalogueBadge
  readonly unlocked: UnlockedBadge
}

export const heldBadges = (
  unlocked: ReadonlyMap<string, UnlockedBadge>,
  catalogue: Catalogue
): ReadonlyArray<HeldBadge> =>
  Array.from(catalogue.values()).flatMap((badge) => {
    const held = unlocked.get(badge.id)
    return held === undefined ? [] : [{ badge, unlocked: held }]
  })

export const viewHeldBadge = ({ badge, unlocked }: HeldBadge): UnlockedBadgeView => ({
  badgeName: badge.name,
  badgeDescription: badge.description,
  category: badge.category,
  tier: badge.tier,
  bonusPoints: unlocked.bonusPoints,
  unlockedAt: noonOf(unlocked.unlockedOn),
  imageUrl: badgeImageUrl(badge)
})

export const offerOf = ({ name, category, tier, requiredFeedback, bonus }: CatalogueBadge): BadgeOffer => ({
  name,
  category,
  tier,
  requiredFeedback,
  bonus
})
