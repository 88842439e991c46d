import { Effect } from "effect"
import type { OwnerId } from "../accounts/account.ts"
import { type Category, categories, categoryKeys } from "../categories/category.ts"
import type { GamificationStats } from "../contract/gamification-schemas.ts"
import type { Hive } from "../hives/hive.ts"
import { HiveStore } from "../hives/hive-store.ts"
import { badgeTiers } from "./badge.ts"
import { type HeldBadge, heldBadges, viewHeldBadge } from "./badge-view.ts"
import { badgeIdOf, hiveEnlightened } from "./catalogue.ts"
import { readCatalogue } from "./read-catalogue.ts"

const mostRecent = 5

const progressIn = (hive: Hive, held: ReadonlyArray<HeldBadge>, category: Category) => ({
  category,
  count: hive.stats.counts[categoryKeys[category]],
  nextMilestone: badgeTiers.find((tier) => !hive.badges.has(badgeIdOf(category, tier))) ?? null,
  unlockedBadges: held.filter(({ badge }) => badge.category === category).map(viewHeldBadge)
})

/** Newest day first, by id within a day: the order within a day must say nothing (design section 4). */
const newestFirst = (a: HeldBadge, b: HeldBadge): number =>
  b.unlocked.unlockedOn.localeCompare(a.unlocked.unlockedOn) || a.badge.id.localeCompare(b.badge.id)

/** An owner's points, counts and badges (spec section 3, gamification stats response). */
export const readStats = Effect.fn("readStats")(function* (owner: OwnerId) {
  const hive = yield* (yield* HiveStore).read(owner, {})
  const held = heldBadges(hive.badges, yield* readCatalogue)
  return {
    totalPoints: hive.stats.totalPoints,
    hasHiveEnlightenedBadge: hive.badges.has(hiveEnlightened.id),
    badgeProgress: categories.map((category) => progressIn(hive, held, category)),
    recentBadges: held.toSorted(newestFirst).slice(0, mostRecent).map(viewHeldBadge)
  } satisfies GamificationStats
})
