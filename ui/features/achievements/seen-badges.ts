import type { UnlockedBadgeView } from "#core/contract/progress-schemas.ts"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import type { OwnerStats } from "./stats-queries.ts"

export interface EarnedBadge {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly points: number
  readonly picture: Pick<UnlockedBadgeView, "category" | "tier" | "imageUrl">
}

const earnedOf = (badge: UnlockedBadgeView): EarnedBadge => ({
  id: badge.category === hiveEnlightened.category ? hiveEnlightened.id : `${badge.category} ${badge.tier}`,
  name: badge.badgeName,
  description: badge.badgeDescription,
  points: badge.bonusPoints,
  picture: badge
})

export const earnedBadges = (stats: OwnerStats): ReadonlyArray<EarnedBadge> => {
  const earned = stats.badgeProgress
    .flatMap(({ unlockedBadges }) => unlockedBadges.map(earnedOf))
    .toSorted((one, other) => other.points - one.points)
  return stats.specialBadge === null ? earned : [earnedOf(stats.specialBadge), ...earned]
}

/** Badges that the owner hasn't been shown yet. A first visit shows none, because they are old. */
export const unseenOf = (
  seen: ReadonlyArray<string> | null,
  earned: ReadonlyArray<EarnedBadge>
): ReadonlyArray<EarnedBadge> => (seen === null ? [] : earned.filter(({ id }) => !seen.includes(id)))
