import type { UnlockedBadgeView } from "#core/contract/progress-schemas.ts"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import type { OwnerStats } from "./stats-queries.ts"

/** A badge as it is celebrated. */
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

/** The special one first, then by the points they brought: what is celebrated before the others. */
export const earnedBadges = (stats: OwnerStats): ReadonlyArray<EarnedBadge> => {
  const earned = stats.badgeProgress
    .flatMap(({ unlockedBadges }) => unlockedBadges.map(earnedOf))
    .toSorted((one, other) => other.points - one.points)
  return stats.specialBadge === null ? earned : [earnedOf(stats.specialBadge), ...earned]
}

/** Those that the owner has not been shown yet. A first visit shows none: they are old. */
export const unseenOf = (
  seen: ReadonlyArray<string> | null,
  earned: ReadonlyArray<EarnedBadge>
): ReadonlyArray<EarnedBadge> => (seen === null ? [] : earned.filter(({ id }) => !seen.includes(id)))
