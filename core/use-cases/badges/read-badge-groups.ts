import { Effect } from "effect"
import type { AdminBadge, AdminBadgeGroups } from "../../contract/admin-schemas.ts"
import { type BadgeCategory, specialCategory } from "../../domain/badges/badge.ts"
import { badgeImageUrl } from "../../domain/badges/badge-image.ts"
import type { CatalogueBadge } from "../../domain/badges/badge-records.ts"
import { categories } from "../../domain/categories/category.ts"
import { pointsPerFeedback } from "../../domain/points/category-points.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { readCatalogue } from "./read-catalogue.ts"

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
