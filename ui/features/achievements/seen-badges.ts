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

const keyOf = (ownerId: string): string => `honesthive-badges:${ownerId}`

const read = (ownerId: string): ReadonlyArray<unknown> | null => {
  const value: unknown = JSON.parse(localStorage.getItem(keyOf(ownerId)) ?? "null")
  return Array.isArray(value) ? value : null
}

/** Those that this browser has not shown yet; from now on it has. Its first visit shows none: they are old. */
export const takeUnseen = (
  ownerId: string,
  earned: ReadonlyArray<EarnedBadge>
): ReadonlyArray<EarnedBadge> => {
  try {
    const seen = read(ownerId)
    localStorage.setItem(keyOf(ownerId), JSON.stringify(earned.map(({ id }) => id)))
    return seen === null ? [] : earned.filter(({ id }) => !seen.includes(id))
  } catch {
    // Storage may be switched off; then nothing is celebrated twice, nor once.
    return []
  }
}
