import type { OwnerId } from "../accounts/account.ts"
import { type BadgeTier, badgeTiers, type UnlockedBadge } from "../badges/badge.ts"
import { badgeIdOf, hiveEnlightened } from "../badges/catalogue.ts"
import type { Catalogue } from "../badges/stored-catalogue.ts"
import { type Category, categoryKeys } from "../categories/category.ts"
import type { Feedback, FeedbackId } from "../feedback/feedback.ts"
import { pointsPerFeedback } from "../points/category-points.ts"
import type { PointsEntry, Stats } from "../points/points.ts"
import type { Day } from "../values/day.ts"
import type { Hive, HiveWithItems } from "./hive.ts"
import { addPoints, withCount } from "./hive-rules.ts"

const reached = (stats: Stats, category: Category): ReadonlyArray<BadgeTier> =>
  badgeTiers.filter((tier) => stats.counts[categoryKeys[category]] >= tier)

const isEnlightened = (stats: Stats): boolean => Object.values(stats.counts).every((count) => count > 0)

/** Ids of the badges that these counters earn in a category, and of the special one. */
const earned = (stats: Stats, category: Category): ReadonlyArray<string> => [
  ...reached(stats, category).map((tier) => badgeIdOf(category, tier)),
  ...(isEnlightened(stats) ? [hiveEnlightened.id] : [])
]

/** What counting goes by: the day, and the catalogue with its bonuses of today. */
export interface Reckoning {
  readonly today: Day
  readonly catalogue: Catalogue
}

const unlocked = (owner: OwnerId, id: string, { today, catalogue }: Reckoning): UnlockedBadge => ({
  kind: "badge",
  id,
  owner,
  bonusPoints: catalogue.get(id)?.bonus ?? 0,
  unlockedOn: today
})

const bonusEntry = (badge: UnlockedBadge, { catalogue }: Reckoning): PointsEntry => ({
  kind: "points",
  id: `badge:${badge.id}`,
  owner: badge.owner,
  points: badge.bonusPoints,
  source: "badge",
  description: `Badge unlocked: ${catalogue.get(badge.id)?.name ?? badge.id}`,
  feedbackId: null,
  badgeId: badge.id,
  createdOn: badge.unlockedOn
})

const feedbackEntry = (owner: OwnerId, id: FeedbackId, category: Category, today: Day): PointsEntry => ({
  kind: "points",
  id: `feedback:${id}`,
  owner,
  points: pointsPerFeedback[category],
  source: "feedback",
  description: `Feedback in ${category}`,
  feedbackId: id,
  badgeId: null,
  createdOn: today
})

/** What of a hive tells what an item brings. */
type Counted = Pick<Hive, "stats" | "badges">

interface Reward {
  readonly stats: Stats
  readonly badges: ReadonlyArray<UnlockedBadge>
  readonly entries: ReadonlyArray<PointsEntry>
}

/** The badges that these counters earn and the hive does not hold yet, and their entries. */
const unlocking = (hive: Counted, counted: Stats, category: Category, by: Reckoning) => {
  const badges = earned(counted, category)
    .filter((badge) => !hive.badges.has(badge))
    .map((badge) => unlocked(counted.owner, badge, by))
  return { badges, bonuses: badges.map((badge) => bonusEntry(badge, by)) }
}

/**
 * What an approved item brings: its count, its points, and the badges that it unlocks,
 * each at most once, with their bonus.
 */
export const rewardFor = (hive: Counted, id: FeedbackId, category: Category, by: Reckoning): Reward => {
  const counted = withCount(hive.stats, categoryKeys[category], 1)
  const { badges, bonuses } = unlocking(hive, counted, category, by)
  const entries = [feedbackEntry(counted.owner, id, category, by.today), ...bonuses]
  return { stats: addPoints(counted, entries), badges, entries }
}

/** The hive with a reward in it, for what is decided next in the same change. */
export const withReward = <H extends Counted>(hive: H, { stats, badges }: Reward): H => ({
  ...hive,
  stats,
  badges: new Map([...hive.badges, ...badges.map((badge) => [badge.id, badge] as const)])
})

/** The records that several approved items bring together: each counts on what those before it brought. */
export const rewardsFor = (
  hive: Counted,
  items: ReadonlyArray<Pick<Feedback, "id" | "aiCategory">>,
  by: Reckoning
): ReadonlyArray<Stats | UnlockedBadge | PointsEntry> => {
  let reached = hive
  const records: Array<UnlockedBadge | PointsEntry> = []
  for (const { id, aiCategory } of items) {
    const reward = rewardFor(reached, id, aiCategory, by)
    reached = withReward(reached, reward)
    records.push(...reward.badges, ...reward.entries)
  }
  return items.length === 0 ? [] : [reached.stats, ...records]
}

/**
 * What it brings when an approved item moves to another category: a correcting entry for the difference in points,
 * which may be none, the counts of both, and the badges that the new one unlocks. Badges of the old one stay.
 */
export const correctionFor = (
  hive: HiveWithItems,
  { id, owner, aiCategory }: Pick<Feedback, "id" | "owner" | "aiCategory">,
  category: Category,
  by: Reckoning
): Reward => {
  const known = hive.points.get(id) ?? []
  const left = withCount(hive.stats, categoryKeys[aiCategory], -1)
  const counted = withCount(left, categoryKeys[category], 1)
  const { badges, bonuses } = unlocking(hive, counted, category, by)
  const correction: PointsEntry = {
    ...feedbackEntry(owner, id, category, by.today),
    id: `correction:${id}:${known.length}`,
    points: pointsPerFeedback[category] - pointsPerFeedback[aiCategory],
    description: `Moved from ${aiCategory} to ${category}`
  }
  const entries = [correction, ...bonuses]
  return { stats: addPoints(counted, entries), badges, entries }
}

/** The counters without an approved item: its count and points go, unlocked badges stay. */
export const statsWithout = (stats: Stats, category: Category, entries: ReadonlyArray<PointsEntry>): Stats =>
  addPoints(
    withCount(stats, categoryKeys[category], -1),
    entries.map((entry) => ({ ...entry, points: -entry.points }))
  )
