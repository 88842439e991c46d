import { Effect, Option } from "effect"
import { OwnerNotFound } from "#core/accounts/account.ts"
import type { Feedback } from "#core/feedback/feedback.ts"
import type { HiveStore, ItemOutline } from "#core/hives/hive-store.ts"
import { inOrder } from "#core/moderation/verdict-record.ts"
import type { PointsEntry } from "#core/points/points.ts"
import { firstSorted, newestFirst } from "./newest-first.ts"
import { feedbackOrder, listedItems, viewOf } from "./resident-hive.ts"
import { hiveOf } from "./resident-state.ts"
import type { ResidentStore } from "./resident-store.ts"

const pointsOrder = newestFirst<PointsEntry>((entry) => entry.createdOn)

const outlineOf = ({ id, createdOn, moderationStatus }: Feedback): ItemOutline => ({
  id,
  createdOn,
  moderationStatus
})

const byId = (a: ItemOutline, b: ItemOutline): number => (a.id < b.id ? -1 : 1)

export const residentHiveStore = ({ state, change }: ResidentStore): HiveStore["Service"] => ({
  change,
  read: (owner, wanted) =>
    Effect.suspend(() => {
      const hive = hiveOf(state, owner)
      return hive === undefined ? Effect.fail(new OwnerNotFound()) : Effect.succeed(viewOf(hive, wanted))
    }),
  listFeedback: (owner) =>
    Effect.sync(() => {
      const hive = hiveOf(state, owner)
      return hive === undefined ? [] : [...listedItems(hive)]
    }),
  listItems: (owner) => Effect.sync(() => Array.from(hiveOf(state, owner)?.feedback.values() ?? [])),
  owners: Effect.sync(() => Array.from(state.hives.keys())),
  listPublic: (owner) =>
    Effect.sync(() => {
      const hive = hiveOf(state, owner)
      if (hive === undefined) return []
      return [...hive.head.publicIds].flatMap((id) => hive.feedback.get(id) ?? []).sort(feedbackOrder)
    }),
  latestPoints: (owner, limit) =>
    Effect.sync(() => firstSorted(hiveOf(state, owner)?.points.values() ?? [], limit, pointsOrder)),
  listOutlines: (owner) =>
    Effect.sync(() => Array.from(hiveOf(state, owner)?.feedback.values() ?? [], outlineOf).sort(byId)),
  verdictsOn: (owner, item) =>
    Effect.sync(() => inOrder(hiveOf(state, owner)?.verdictsOfItem.get(item) ?? [])),
  listVerdicts: (owner, items) =>
    Effect.sync(() => items.flatMap((item) => hiveOf(state, owner)?.verdictsOfItem.get(item) ?? [])),
  ownerOf: (item) =>
    Effect.gen(function* () {
      for (const owner of [...state.hives.keys()]) {
        const hive = hiveOf(state, owner)
        if (hive?.feedback.has(item) || hive?.verdictsOfItem.has(item)) return Option.some(owner)
        // Hives may have to be read first: others have their turn meanwhile.
        yield* Effect.yieldNow
      }
      return Option.none()
    })
})
