import type { GamificationStats } from "#core/contract/progress-schemas.ts"
import { badgeTiers } from "#core/domain/badges/badge.ts"
import { type Category, categories } from "#core/domain/categories/category.ts"

export type CategoryProgress = GamificationStats["badgeProgress"][number]

const zeroProgress = (category: Category): CategoryProgress => ({
  category,
  count: 0,
  nextMilestone: badgeTiers[0],
  unlockedBadges: []
})

export const progressOf = (stats: GamificationStats | undefined): ReadonlyArray<CategoryProgress> =>
  categories.map(
    (category) => stats?.badgeProgress.find((entry) => entry.category === category) ?? zeroProgress(category)
  )

const shareOfGoal = ({ count, nextMilestone }: CategoryProgress): number =>
  nextMilestone === null || nextMilestone === 0 ? 0 : count / nextMilestone

export const nearestGoal = (progress: ReadonlyArray<CategoryProgress>): CategoryProgress | undefined => {
  const open = progress.filter((entry) => shareOfGoal(entry) > 0 && shareOfGoal(entry) < 1)
  return open.toSorted((one, other) => shareOfGoal(other) - shareOfGoal(one))[0]
}
