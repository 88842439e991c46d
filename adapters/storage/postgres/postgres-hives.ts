import { Effect, Option } from "effect"
import { type OwnerId, OwnerNotFound } from "#core/domain/accounts/account.ts"
import { isListed, isPublished } from "#core/domain/feedback/feedback.ts"
import { outlineFromStored, type StoredOutline } from "#core/domain/feedback/item-outline.ts"
import { feedbackFromStored, type StoredFeedback } from "#core/domain/feedback/stored-feedback.ts"
import type { HiveQuery } from "#core/domain/hives/hive.ts"
import { inRoundOrder, type VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import type { PointsEntry } from "#core/domain/points/points.ts"
import type { HiveStore } from "#core/ports/hive-store.ts"
import { changeHives, type HivesOptions } from "./change-hives.ts"
import type { Parameter } from "./connection.ts"
import { type HiveRow, hivesOf, queriesBeyondAccount, queryParametersOf } from "./read-hives.ts"
import * as statements from "./statements.ts"

interface AnswerCount {
  readonly question: string
  readonly count: number
}

export const postgresHives = (options: HivesOptions): HiveStore["Service"] => {
  const { query } = options.database
  const queryItems = (statement: string, parameters: ReadonlyArray<Parameter>) =>
    Effect.map(query<StoredFeedback>(statement, parameters), (rows) => rows.map(feedbackFromStored))
  const read = Effect.fnUntraced(function* (owner: OwnerId, hiveQuery: HiveQuery) {
    const queries = [{ owner, query: hiveQuery }]
    const fields = queriesBeyondAccount(queries).fields.add("account")
    const rows = yield* query<HiveRow>(statements.readHives(fields), queryParametersOf(queries))
    const accounts = rows.flatMap(({ account }) => account ?? [])
    return hivesOf(accounts, rows).get(owner) ?? (yield* new OwnerNotFound())
  })
  return {
    ...changeHives(options),
    read,
    listFeedback: (owner, page) =>
      Effect.map(
        page === undefined
          ? queryItems(statements.listFeedback, [owner])
          : queryItems(statements.listFeedbackPage, [
              owner,
              page.after?.createdOn ?? null,
              page.after?.id ?? null,
              page.limit
            ]),
        (items) => items.filter(isListed)
      ),
    countAnswers: (owner) =>
      Effect.map(
        query<AnswerCount>(statements.countAnswers, [owner]),
        (rows) => new Map(rows.map(({ question, count }) => [question, count]))
      ),
    listItems: (owner) => queryItems(statements.listItems, [owner]),
    owners: Effect.map(query<{ readonly owner: OwnerId }>(statements.listOwners), (rows) =>
      rows.map(({ owner }) => owner)
    ),
    listPublic: (owner) =>
      Effect.map(queryItems(statements.listPublic, [owner]), (items) => items.filter(isPublished)),
    latestPoints: (owner, limit) => query<PointsEntry>(statements.latestPoints, [owner, limit]),
    listOutlines: (owner) =>
      Effect.map(query<StoredOutline>(statements.listOutlines, [owner]), (rows) =>
        rows.map(outlineFromStored)
      ),
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
