import { Effect } from "effect"
import { expect } from "vitest"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { categoryKeys } from "#core/domain/categories/category.ts"
import { type ApprovedItem, type Feedback, isPublished } from "#core/domain/feedback/feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1)

/** All that is stored of a hive, in an order of its own. */
export const readStoredHive = Effect.fnUntraced(function* (owner: OwnerId) {
  const store = yield* HiveStore
  const { stats, badges, publicIds } = yield* store.read(owner, {})
  const items = (yield* store.listItems(owner)).toSorted(byId)
  const points = (yield* store.latestPoints(owner, Number.MAX_SAFE_INTEGER)).toSorted(byId)
  const verdicts = yield* Effect.forEach(items, ({ id }) => store.verdictsOn(owner, id))
  return {
    items,
    points,
    verdicts: verdicts.flat(),
    stats,
    badges: [...badges.values()].toSorted(byId),
    publicIds: [...publicIds].toSorted()
  }
})

export type WholeHive = Effect.Success<ReturnType<typeof readStoredHive>>

const counts = (item: Feedback): item is ApprovedItem => item.moderationStatus === "approved" && !item.isHeld

/** What must be true of a hive at every moment . */
export const expectSound = ({ items, points, stats, badges, publicIds }: WholeHive): void => {
  expect(points.reduce((sum, entry) => sum + entry.points, 0)).toBe(stats.totalPoints)
  const counted = items.filter(counts)
  for (const [category, key] of Object.entries(categoryKeys)) {
    expect(counted.filter((item) => item.category === category).length, key).toBe(stats.counts[key])
  }
  const badgeEntries = points.flatMap(({ badgeId }) => badgeId ?? [])
  expect(badgeEntries.toSorted()).toEqual(badges.map(({ id }) => id))
  expect(publicIds.length).toBeLessThanOrEqual(5)
  expect(items.filter(isPublished).map(({ id }) => id)).toEqual(publicIds)
  expect(items.filter(isPublished).every(counts)).toBe(true)
  const rewarded = new Set(points.flatMap(({ feedbackId }) => feedbackId ?? []))
  expect([...rewarded].toSorted()).toEqual(counted.map(({ id }) => id))
}
