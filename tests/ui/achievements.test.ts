import { expect, test } from "vitest"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { categories } from "#core/domain/categories/category.ts"
import { badgesIn, nextBadgeOf } from "#ui/features/achievements/badges-of.ts"
import { nearestGoal, progressOf } from "#ui/features/achievements/progress.ts"
import { earnedBadges, unseenOf } from "#ui/features/achievements/seen-badges.ts"
import type { OwnerStats } from "#ui/features/achievements/stats-queries.ts"

const makeStats = (changes: Partial<OwnerStats>): OwnerStats => ({
  totalPoints: 0,
  hasHiveEnlightenedBadge: false,
  badgeProgress: [],
  recentBadges: [],
  specialBadge: null,
  badges: defaultBadges,
  ...changes
})

test("the nearest goal is the one with the largest share done", () => {
  const counts = [
    [18, 25],
    [9, 25],
    [52, 100],
    [4, 5],
    [100, null]
  ] as const
  const badgeProgress = counts.map(([count, nextMilestone], index) => ({
    category: categories[index] ?? "Reliability",
    count,
    nextMilestone,
    unlockedBadges: []
  }))
  const nearest = nearestGoal(progressOf(makeStats({ badgeProgress })))
  expect(nearest?.category).toBe("Creativity & Innovation")
  expect(nearest && nextBadgeOf(badgesIn(undefined), nearest)?.name).toBe("Idea Seed")
  expect(nearestGoal(progressOf(undefined))).toBeUndefined()
})

test("the next badge is called as admins call it now", () => {
  const renamed = defaultBadges.map((badge) => ({ ...badge, name: `New ${badge.name}` }))
  const [leadership] = progressOf(undefined)
  expect(leadership && nextBadgeOf(badgesIn(makeStats({ badges: renamed })), leadership)?.name).toBe(
    "New Team Lead Initiate"
  )
})

const unlocked = (tier: number, bonusPoints: number) => ({
  badgeName: `Badge ${tier}`,
  badgeDescription: "",
  category: "Reliability",
  tier,
  bonusPoints,
  unlockedAt: "2026-11-20T12:00:00.000Z",
  imageUrl: null
})

const [five, twentyFive] = [unlocked(5, 50), unlocked(25, 250)]
const earned = earnedBadges(
  makeStats({
    hasHiveEnlightenedBadge: true,
    badgeProgress: [
      { category: "Reliability", count: 25, nextMilestone: 50, unlockedBadges: [five, twentyFive] }
    ],
    specialBadge: { ...unlocked(1, 500), badgeName: "Hive Enlightened", category: "Special" }
  })
)

const names = (badges: ReturnType<typeof unseenOf>) => badges.map(({ name }) => name)

test("the special one comes first, then those that brought most", () => {
  expect(names(earned)).toEqual(["Hive Enlightened", "Badge 25", "Badge 5"])
})

test("a first visit celebrates nothing; later ones what was not celebrated yet", () => {
  expect(unseenOf(null, earned)).toEqual([])
  expect(names(unseenOf(["Reliability 5"], earned))).toEqual(["Hive Enlightened", "Badge 25"])
  expect(
    unseenOf(
      earned.map(({ id }) => id),
      earned
    )
  ).toEqual([])
})
