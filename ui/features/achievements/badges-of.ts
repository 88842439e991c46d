import type { Badge } from "#core/badges/badge.ts"
import { defaultBadges } from "#core/badges/catalogue.ts"
import type { Category } from "#core/categories/category.ts"
import type { CategoryProgress } from "./progress.ts"

export const badgesOf = (category: Category): ReadonlyArray<Badge> =>
  defaultBadges.filter((badge) => badge.category === category)

/** The badge that a category's next milestone brings. */
export const nextBadgeOf = ({ category, nextMilestone }: CategoryProgress): Badge | undefined =>
  badgesOf(category).find((badge) => badge.tier === nextMilestone)
