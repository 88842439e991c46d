import type { OwnerId } from "../accounts/account.ts"
import type { CategoryKey } from "../categories/category.ts"
import type { PointsEntry, Stats } from "../points/points.ts"
import { zeroCounts } from "../points/zero-counts.ts"

export const maxPublicItems = 5

export const emptyStats = (owner: OwnerId): Stats => ({
  kind: "stats",
  id: "stats",
  owner,
  totalPoints: 0,
  counts: zeroCounts
})

export const withCount = (stats: Stats, key: CategoryKey, by: 1 | -1): Stats => ({
  ...stats,
  counts: { ...stats.counts, [key]: stats.counts[key] + by }
})

export const addPoints = (stats: Stats, entries: ReadonlyArray<PointsEntry>): Stats => ({
  ...stats,
  totalPoints: entries.reduce((total, entry) => total + entry.points, stats.totalPoints)
})
