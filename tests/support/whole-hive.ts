import { Effect } from "effect"
import { expect } from "vitest"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { isPublished } from "#core/domain/feedback/feedback.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { brokenInHive } from "./history/invariants.ts"

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1)

/** Everything stored of a hive, sorted so that two reads can be compared. */
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

export const expectSound = ({ items, points, verdicts, stats, badges, publicIds }: WholeHive): void => {
  const records = [...items, ...points, ...verdicts, stats, ...badges].map((record) => encodeRecord(record))
  expect([...brokenInHive(records)]).toEqual([])
  expect(items.filter(isPublished).map(({ id }) => id)).toEqual(publicIds)
}
