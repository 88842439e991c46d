import type { BadgeOffer } from "#core/contract/progress-schemas.ts"
import { defaultBadges, hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import type { Category } from "#core/domain/categories/category.ts"
import type { CategoryProgress } from "./progress.ts"
import type { OwnerStats } from "./stats-queries.ts"

export const badgesIn = (stats: OwnerStats | undefined): ReadonlyArray<BadgeOffer> =>
  stats?.badges ?? defaultBadges

export const badgesOf = (badges: ReadonlyArray<BadgeOffer>, category: Category): ReadonlyArray<BadgeOffer> =>
  badges.filter((badge) => badge.category === category)

export const nextBadgeOf = (
  badges: ReadonlyArray<BadgeOffer>,
  { category, nextMilestone }: CategoryProgress
): BadgeOffer | undefined => badgesOf(badges, category).find((badge) => badge.tier === nextMilestone)

export const specialOf = (badges: ReadonlyArray<BadgeOffer>): BadgeOffer =>
  badges.find(({ category }) => category === hiveEnlightened.category) ?? hiveEnlightened
