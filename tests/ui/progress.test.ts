import { expect, test } from "vitest"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { categories } from "#core/domain/categories/category.ts"
import { badgesIn, nextBadgeOf } from "#ui/features/achievements/badges-of.ts"
import { nearestGoal, progressOf } from "#ui/features/achievements/progress.ts"
import type { OwnerStats } from "#ui/features/achievements/stats-queries.ts"

const stats = (counts: ReadonlyArray<readonly [count: number, next: number | null]>): OwnerStats => ({
  totalPoints: 0,
  hasHiveEnlightenedBadge: false,
  badgeProgress: categories.flatMap((category, index) => {
    const entry = counts[index]
    return entry === undefined
      ? []
      : [{ category, count: entry[0], nextMilestone: entry[1], unlockedBadges: [] }]
  }),
  recentBadges: [],
  specialBadge: null,
  badges: defaultBadges
})

test("without statistics every category stands at zero", () => {
  const progress = progressOf(undefined)
  expect(progress.map(({ category }) => category)).toEqual(categories)
  expect(progress.every(({ count, nextMilestone }) => count === 0 && nextMilestone === 5)).toBe(true)
  expect(nearestGoal(progress)).toBeUndefined()
})

test("the nearest goal is the one with the largest share done", () => {
  const nearest = nearestGoal(
    progressOf(
      stats([
        [18, 25],
        [9, 25],
        [52, 100],
        [4, 5],
        [100, null]
      ])
    )
  )
  expect(nearest?.category).toBe("Creativity & Innovation")
  expect(nearest && nextBadgeOf(badgesIn(undefined), nearest)?.name).toBe("Idea Seed")
})

test("the next badge is called as admins call it now", () => {
  const renamed = defaultBadges.map((badge) => ({ ...badge, name: `New ${badge.name}` }))
  const [leadership] = progressOf(undefined)
  expect(leadership && nextBadgeOf(badgesIn({ ...stats([]), badges: renamed }), leadership)?.name).toBe(
    "New Team Lead Initiate"
  )
})
