import { Effect } from "effect"
import { OwnerNotFound } from "#core/accounts/account.ts"
import type { HiveStore } from "#core/hives/hive-store.ts"
import type { PointsEntry } from "#core/points/points.ts"
import { firstSorted, newestFirst } from "./newest-first.ts"
import { feedbackOrder, settledItems, viewOf } from "./resident-hive.ts"
import type { ResidentStore } from "./resident-store.ts"

const pointsOrder = newestFirst<PointsEntry>((entry) => entry.createdOn)

export const residentHiveStore = ({ state, change }: ResidentStore): HiveStore["Service"] => ({
  change,
  read: (owner, wanted) =>
    Effect.suspend(() => {
      const hive = state.hives.get(owner)
      return hive === undefined ? Effect.fail(new OwnerNotFound()) : Effect.succeed(viewOf(hive, wanted))
    }),
  listFeedback: (owner) =>
    Effect.sync(() => {
      const hive = state.hives.get(owner)
      return hive === undefined ? [] : [...settledItems(hive)]
    }),
  listPublic: (owner) =>
    Effect.sync(() => {
      const hive = state.hives.get(owner)
      if (hive === undefined) return []
      return [...hive.head.publicIds].flatMap((id) => hive.feedback.get(id) ?? []).sort(feedbackOrder)
    }),
  latestPoints: (owner, limit) =>
    Effect.sync(() => firstSorted(state.hives.get(owner)?.points.values() ?? [], limit, pointsOrder)),
  verdictsOn: (owner, item) => Effect.sync(() => state.hives.get(owner)?.verdictsOfItem.get(item) ?? [])
})
