import { Effect } from "effect"
import { OwnerNotFound } from "#core/accounts/account.ts"
import type { HiveStore } from "#core/hives/hive-store.ts"
import type { PointsEntry } from "#core/points/points.ts"
import { firstSorted, newestFirst } from "./newest-first.ts"
import { feedbackOrder, listedItems, viewOf } from "./resident-hive.ts"
import { hiveOf } from "./resident-state.ts"
import type { ResidentStore } from "./resident-store.ts"

const pointsOrder = newestFirst<PointsEntry>((entry) => entry.createdOn)

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
  verdictsOn: (owner, item) => Effect.sync(() => hiveOf(state, owner)?.verdictsOfItem.get(item) ?? [])
})
