import { Effect } from "effect"
import { type BadgeCategory, type CatalogueBadge, specialCategory } from "../badges/badge.ts"
import { badgeImageUrl } from "../badges/badge-image.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { categories } from "../categories/category.ts"
import type { AdminBadge, AdminBadgeGroups } from "../contract/admin-schemas.ts"
import { pointsPerFeedback } from "../points/category-points.ts"
import { InstallationStore } from "./installation-store.ts"

export const viewBadge = (badge: CatalogueBadge, holders: ReadonlyMap<string, number>): AdminBadge => ({
  name: badge.name,
  category: badge.category,
  tier: badge.tier,
  description: badge.description,
  requiredFeedback: badge.requiredFeedback,
  bonus: badge.bonus,
  imageUrl: badgeImageUrl(badge),
  holders: holders.get(badge.id) ?? 0
})

const weightOf = (category: BadgeCategory): number =>
  category === specialCategory ? 0 : pointsPerFeedback[category]

/** The catalogue by category, the special badge in a group of its own at the end (design section 2). */
export const readBadgeGroups = Effect.gen(function* () {
  const badges = Array.from((yield* readCatalogue).values())
  const holders = yield* (yield* InstallationStore).holders
  const groups: AdminBadgeGroups = ([...categories, specialCategory] as const).map((category) => ({
    category,
    categoryWeight: weightOf(category),
    badges: badges.filter((badge) => badge.category === category).map((badge) => viewBadge(badge, holders))
  }))
  return groups
})
