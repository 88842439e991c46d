import { Effect, Option } from "effect"
import { type OwnerId, OwnerNotFound } from "#core/domain/accounts/account.ts"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import type { ItemOutline } from "#core/domain/feedback/item-outline.ts"
import type { HiveQuery } from "#core/domain/hives/hive.ts"
import { inRoundOrder, type VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import type { PointsEntry } from "#core/domain/points/points.ts"
import type { HiveStore } from "#core/ports/hive-store.ts"
import { changeHives, type HivesOptions } from "./change-hives.ts"
import { type HiveRow, hivesOf, queriesBeyondAccount, queryParametersOf } from "./read-hives.ts"
import * as statements from "./statements.ts"

export const postgresHives = (options: HivesOptions): HiveStore["Service"] => {
  const { query } = options.database
  const read = Effect.fnUntraced(function* (owner: OwnerId, wish: HiveQuery) {
    const wished = [{ owner, wish }]
    const fields = queriesBeyondAccount(wished).fields.add("account")
    const rows = yield* query<HiveRow>(statements.readHives(fields), queryParametersOf(wished))
    const accounts = rows.flatMap(({ account }) => account ?? [])
    return hivesOf(accounts, rows).get(owner) ?? (yield* new OwnerNotFound())
  })
  return {
    ...changeHives(options),
    read,
    listFeedback: (owner, page) =>
      page === undefined
        ? query<Feedback>(statements.listFeedback, [owner])
        : query<Feedback>(statements.listFeedbackPage, [
            owner,
            page.after?.createdOn ?? null,
            page.after?.id ?? null,
            page.limit
          ]),
    listItems: (owner) => query<Feedback>(statements.listItems, [owner]),
    owners: Effect.map(query<{ readonly owner: OwnerId }>(statements.listOwners), (rows) =>
      rows.map(({ owner }) => owner)
    ),
    listPublic: (owner) => query<Feedback>(statements.listPublic, [owner]),
    latestPoints: (owner, limit) => query<PointsEntry>(statements.latestPoints, [owner, limit]),
    listOutlines: (owner) => query<ItemOutline>(statements.listOutlines, [owner]),
    verdictsOn: (owner, item) =>
      Effect.map(query<VerdictRecord>(statements.verdictsOn, [owner, item]), inRoundOrder),
    listVerdicts: (owner, items) =>
      query<VerdictRecord>(statements.listVerdicts, [owner, JSON.stringify(items)]),
    ownerOf: (item) =>
      Effect.map(query<{ readonly owner: OwnerId }>(statements.findOwnerOfItem, [item]), ([found]) =>
        Option.fromUndefinedOr(found?.owner)
      )
  }
}
