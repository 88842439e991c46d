import { Effect } from "effect"
import type { GamificationStats } from "../../contract/progress-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { badgeTiers } from "../../domain/badges/badge.ts"
import { badgeIdOf, hiveEnlightened } from "../../domain/badges/catalogue.ts"
import { type Category, categories, categoryKeys } from "../../domain/categories/category.ts"
import type { HiveHead } from "../../domain/hives/hive.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { type HeldBadge, heldBadges, viewHeldBadge } from "../badges/badge-view.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"

const maxRecentBadges = 5

const progressIn = (hive: HiveHead, held: ReadonlyArray<HeldBadge>, category: Category) => ({
  category,
  count: hive.stats.counts[categoryKeys[category]],
  nextMilestone: badgeTiers.find((tier) => !hive.badges.has(badgeIdOf(category, tier))) ?? null,
  unlockedBadges: held.filter(({ badge }) => badge.category === category).map(viewHeldBadge)
})

/** Newest day first, then by id, so that the order within a day reveals nothing. */
const newestFirst = (a: HeldBadge, b: HeldBadge): number =>
  b.unlocked.unlockedOn.localeCompare(a.unlocked.unlockedOn) || a.badge.id.localeCompare(b.badge.id)

export const readProgress = Effect.fn("readProgress")(function* (owner: OwnerId) {
  const hive = yield* (yield* HiveStore).read(owner, {})
  const held = heldBadges(hive.badges, yield* readCatalogue)
  return {
    totalPoints: hive.stats.totalPoints,
    hasHiveEnlightenedBadge: hive.badges.has(hiveEnlightened.id),
    badgeProgress: categories.map((category) => progressIn(hive, held, category)),
    recentBadges: held.toSorted(newestFirst).slice(0, maxRecentBadges).map(viewHeldBadge)
  } satisfies GamificationStats
})
