import { describe, expect, test } from "vitest"
import { defaultCatalogue, seededBadgeOf } from "#core/domain/badges/stored-catalogue.ts"
import { type Category, categories, categoryKeys } from "#core/domain/categories/category.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { correctionFor, rewardFor, rewardsFor, withReward } from "#core/domain/hives/reward-rules.ts"
import type { Stats } from "#core/domain/points/points.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { byId, makeHive } from "../../../support/make-hive.ts"
import { makeApproved, makeBadge, makePoints, makeStats, someDay } from "../../../support/storage-records.ts"

const by = { today: someDay, catalogue: defaultCatalogue }
const firstId = FeedbackId("one")
const counting = (counts: Partial<Stats["counts"]>, total = 0) =>
  makeStats(total, { counts: { ...zeroCounts, ...counts } })

describe("what an approved item brings", () => {
  test("a badge comes with its bonus, in the history and in the sum", () => {
    const hive = makeHive({ stats: counting({ reliability: 4 }, 40) })
    const badge = makeBadge("reliability-5")
    expect(rewardFor(hive, firstId, "Reliability", by)).toStrictEqual({
      stats: counting({ reliability: 5 }, 100),
      badges: [badge],
      entries: [
        makePoints("one", { points: 10, description: "Feedback in Reliability" }),
        makePoints("", {
          id: "badge:reliability-5",
          points: 50,
          source: "badge",
          description: "Badge unlocked: Steady Hand",
          feedbackId: null,
          badgeId: "reliability-5"
        })
      ]
    })
  })

  test("bonus and name are those of today's catalogue, or none for a badge that it lacks", () => {
    const hive = makeHive({ stats: counting({ reliability: 4 }) })
    const seeded = defaultCatalogue.get("reliability-5") ?? expect.fail("no such badge")
    const catalogue = byId(seededBadgeOf({ ...seeded, name: "Rock", bonus: 7 }))
    const reward = rewardFor(hive, firstId, "Reliability", { ...by, catalogue })
    expect(reward.entries[1]).toMatchObject({ points: 7, description: "Badge unlocked: Rock" })
    const without = rewardFor(hive, firstId, "Reliability", { ...by, catalogue: new Map() })
    expect(without.entries[1]).toMatchObject({ points: 0, description: "Badge unlocked: reliability-5" })
  })

  test.each(categories)(
    "[spec 9 11] five categories without %s do not unlock Hive Enlightened",
    (missing) => {
      const [first = missing, ...others] = categories.filter((category) => category !== missing)
      const counts = Object.fromEntries(others.map((category) => [categoryKeys[category], 4]))
      expect(rewardFor(makeHive({ stats: counting(counts) }), firstId, first, by).badges).toEqual([])
    }
  )

  test("[spec 9 11] one in each category unlocks Hive Enlightened", () => {
    const five = { leadership: 1, communication: 1, technical: 1, creativity: 1, reliability: 1 }
    const hive = makeHive({ stats: counting(five) })
    const { badges } = rewardFor(hive, firstId, "Other / General", by)
    expect(badges).toStrictEqual([makeBadge("hive-enlightened", { bonusPoints: 500 })])
  })
})

describe("several items together", () => {
  const item = (id: string, category: Category = "Reliability") => makeApproved(id, { category })

  test("count on what those before them brought", () => {
    const hive = makeHive({ stats: counting({ reliability: 3 }) })
    const records = rewardsFor(hive, [item("a"), item("b"), item("c")], by)
    expect(records.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      "stats stats",
      "points feedback:a",
      "badge reliability-5",
      "points feedback:b",
      "points badge:reliability-5",
      "points feedback:c"
    ])
    expect(records[0]).toStrictEqual(counting({ reliability: 6 }, 80))
  })

  test("are in the hive for what is decided next", () => {
    const hive = makeHive({ badges: byId(makeBadge("general-5")) })
    const [stats, badge] = [makeStats(9), makeBadge("general-25")]
    expect(withReward(hive, { stats, badges: [badge], entries: [] })).toStrictEqual({
      ...hive,
      stats,
      badges: byId(makeBadge("general-5"), badge)
    })
  })
})

describe("moving to another category", () => {
  const item = makeApproved("one", { category: "Leadership & Mentorship" })

  test("corrects points and counts, and says from where to where", () => {
    const hive = makeHive({
      stats: counting({ leadership: 2 }, 60),
      points: new Map([[firstId, [makePoints("one")]]])
    })
    expect(correctionFor(hive, item, "Reliability", by)).toStrictEqual({
      stats: counting({ leadership: 1, reliability: 1 }, 40),
      badges: [],
      entries: [
        makePoints("one", {
          id: "correction:one:1",
          points: -20,
          description: "Moved from Leadership & Mentorship to Reliability"
        })
      ]
    })
  })
})
