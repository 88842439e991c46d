import { beforeEach, expect, test, vi } from "vitest"
import { earnedBadges, takeUnseen } from "#ui/features/achievements/seen-badges.ts"
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

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value)
  })
})

const names = (badges: ReturnType<typeof takeUnseen>) => badges.map(({ name }) => name)

test("the special one comes first, then those that brought most", () => {
  expect(names(earnedBadges(stats))).toEqual(["Hive Enlightened", "Badge 25", "Badge 5"])
})

test("a browser's first visit celebrates nothing; later each badge once, for each owner", () => {
  const earned = earnedBadges(stats)
  expect(takeUnseen("asha", earned.slice(2))).toEqual([])
  expect(names(takeUnseen("asha", earned))).toEqual(["Hive Enlightened", "Badge 25"])
  expect(takeUnseen("asha", earned)).toEqual([])
  expect(takeUnseen("ravi", earned)).toEqual([])
})

test("where nothing can be kept, nothing is celebrated", () => {
  vi.stubGlobal("localStorage", undefined)
  expect(takeUnseen("asha", earnedBadges(stats))).toEqual([])
})
