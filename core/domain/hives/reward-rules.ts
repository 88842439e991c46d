import type { OwnerId } from "../accounts/account.ts"
import { type BadgeTier, badgeTiers } from "../badges/badge.ts"
import type { UnlockedBadge } from "../badges/badge-records.ts"
import { badgeIdOf, hiveEnlightened } from "../badges/catalogue.ts"
import type { Catalogue } from "../badges/stored-catalogue.ts"
import { type Category, categoryKeys } from "../categories/category.ts"
import type { ApprovedItem, FeedbackId } from "../feedback/feedback.ts"
import { pointsPerFeedback } from "../points/category-points.ts"
import type { PointsEntry, Stats } from "../points/points.ts"
import type { Day } from "../values/day.ts"
import type { Hive, HiveWithItems } from "./hive.ts"
import { addPoints, withCount } from "./hive-rules.ts"

const reachedTiers = (stats: Stats, category: Category): ReadonlyArray<BadgeTier> =>
  badgeTiers.filter((tier) => stats.counts[categoryKeys[category]] >= tier)

const isEnlightened = (stats: Stats): boolean => Object.values(stats.counts).every((count) => count > 0)

const earnedBadges = (stats: Stats, category: Category): ReadonlyArray<string> => [
  ...reachedTiers(stats, category).map((tier) => badgeIdOf(category, tier)),
  ...(isEnlightened(stats) ? [hiveEnlightened.id] : [])
]

export interface RewardContext {
  readonly today: Day
  readonly catalogue: Catalogue
}

const unlockedBadge = (owner: OwnerId, id: string, { today, catalogue }: RewardContext): UnlockedBadge => ({
  kind: "badge",
  id,
  owner,
  bonusPoints: catalogue.get(id)?.bonus ?? 0,
  unlockedOn: today
})

const bonusEntry = (badge: UnlockedBadge, { catalogue }: RewardContext): PointsEntry => ({
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

type RewardState = Pick<Hive, "stats" | "badges">

export interface Reward {
  readonly stats: Stats
  readonly badges: ReadonlyArray<UnlockedBadge>
  readonly entries: ReadonlyArray<PointsEntry>
}

const unlockReward = (hive: RewardState, counted: Stats, category: Category, by: RewardContext) => {
  const badges = earnedBadges(counted, category)
    .filter((badge) => !hive.badges.has(badge))
    .map((badge) => unlockedBadge(counted.owner, badge, by))
  return { badges, bonuses: badges.map((badge) => bonusEntry(badge, by)) }
}

export const rewardFor = (
  hive: RewardState,
  id: FeedbackId,
  category: Category,
  by: RewardContext
): Reward => {
  const counted = withCount(hive.stats, categoryKeys[category], 1)
  const { badges, bonuses } = unlockReward(hive, counted, category, by)
  const entries = [feedbackEntry(counted.owner, id, category, by.today), ...bonuses]
  return { stats: addPoints(counted, entries), badges, entries }
}

export const withReward = <H extends RewardState>(hive: H, { stats, badges }: Reward): H => ({
  ...hive,
  stats,
  badges: new Map([...hive.badges, ...badges.map((badge) => [badge.id, badge] as const)])
})

export const rewardsFor = (
  hive: RewardState,
  items: ReadonlyArray<Pick<ApprovedItem, "id" | "category">>,
  by: RewardContext
): ReadonlyArray<Stats | UnlockedBadge | PointsEntry> => {
  let reached = hive
  const records: Array<UnlockedBadge | PointsEntry> = []
  for (const { id, category } of items) {
    const reward = rewardFor(reached, id, category, by)
    reached = withReward(reached, reward)
    records.push(...reward.badges, ...reward.entries)
  }
  return items.length === 0 ? [] : [reached.stats, ...records]
}

/**
 * Moves an approved item to another category: a correcting entry for the difference in points, which may be 0, both
 * counts, and newly earned badges. Badges of the old category stay.
 */
export const correctionFor = (
  hive: HiveWithItems,
  { id, owner, category: before }: Pick<ApprovedItem, "id" | "owner" | "category">,
  category: Category,
  by: RewardContext
): Reward => {
  const known = hive.points.get(id) ?? []
  const left = withCount(hive.stats, categoryKeys[before], -1)
  const counted = withCount(left, categoryKeys[category], 1)
  const { badges, bonuses } = unlockReward(hive, counted, category, by)
  const correction: PointsEntry = {
    ...feedbackEntry(owner, id, category, by.today),
    id: `correction:${id}:${known.length}`,
    points: pointsPerFeedback[category] - pointsPerFeedback[before],
    description: `Moved from ${before} to ${category}`
  }
  const entries = [correction, ...bonuses]
  return { stats: addPoints(counted, entries), badges, entries }
}

export const statsWithout = (stats: Stats, category: Category, entries: ReadonlyArray<PointsEntry>): Stats =>
  addPoints(
    withCount(stats, categoryKeys[category], -1),
    entries.map((entry) => ({ ...entry, points: -entry.points }))
  )
