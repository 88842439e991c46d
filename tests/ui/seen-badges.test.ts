import { expect, test } from "vitest"
import { earnedBadges, unseenOf } from "#ui/features/achievements/seen-badges.ts"
import type { OwnerStats } from "#ui/features/achievements/stats-queries.ts"

const unlocked = (tier: number, bonusPoints: number) => ({
  badgeName: `Badge ${tier}`,
  badgeDescription: "",
  category: "Reliability",
  tier,
  bonusPoints,
  unlockedAt: "2026-11-20T12:00:00.000Z",
  imageUrl: null
})

const stats: OwnerStats = {
  totalPoints: 0,
  hasHiveEnlightenedBadge: true,
  badgeProgress: [
    {
      category: "Reliability",
      count: 25,
      nextMilestone: 50,
      unlockedBadges: [unlocked(5, 50), unlocked(25, 250)]
    }
  ],
  recentBadges: [],
  specialBadge: { ...unlocked(1, 500), badgeName: "Hive Enlightened", category: "Special" },
  badges: []
}

const names = (badges: ReturnType<typeof unseenOf>) => badges.map(({ name }) => name)

test("the special one comes first, then those that brought most", () => {
  expect(names(earnedBadges(stats))).toEqual(["Hive Enlightened", "Badge 25", "Badge 5"])
})

test("a first visit celebrates nothing; later ones what was not celebrated yet", () => {
  const earned = earnedBadges(stats)
  expect(unseenOf(null, earned)).toEqual([])
  expect(names(unseenOf(["Reliability 5"], earned))).toEqual(["Hive Enlightened", "Badge 25"])
  expect(
    unseenOf(
      earned.map(({ id }) => id),
      earned
    )
  ).toEqual([])
})
