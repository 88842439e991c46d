import { Struct } from "effect"
import type { Account, OwnerId } from "#core/domain/accounts/account.ts"
import { accountFromStored, type StoredAccount } from "#core/domain/accounts/stored-account.ts"
import type { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { feedbackFromStored, type StoredFeedback } from "#core/domain/feedback/stored-feedback.ts"
import type { SubmissionKey } from "#core/domain/feedback/submission-key.ts"
import { type CountedItems, type Hive, type HiveQuery, noCountedItems } from "#core/domain/hives/hive.ts"
import {
  type HiveRecords,
  isWanted,
  type ReadRecords,
  recordViews,
  requestedFields,
  showRecords
} from "#core/domain/hives/hive-records.ts"
import type { VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import type { PointsEntry } from "#core/domain/points/points.ts"
import { decodeRecords } from "#core/domain/records/record-codec.ts"
import type {
  RawRecord,
  RecordOf,
  StoredRecord,
  StoredRecordKind
} from "#core/domain/records/record-kinds.ts"

const recordFields = Struct.keys(recordViews)

export interface OwnerHiveQuery {
  readonly owner: OwnerId
  readonly query: HiveQuery
}

type RecordColumns = {
  readonly [F in keyof HiveRecords]?: RawRecord | ReadonlyArray<RawRecord> | null
}

export interface HiveRow extends RecordColumns {
  readonly owner: OwnerId
  readonly account?: StoredAccount | null
  readonly publicIds?: ReadonlyArray<FeedbackId>
  readonly items?: ReadonlyArray<StoredFeedback>
  readonly points?: ReadonlyArray<PointsEntry>
  readonly verdicts?: ReadonlyArray<VerdictRecord>
  readonly submissionKey?: SubmissionKey | null
  readonly counted?: CountedItems | null
}

const fieldsNamed = (query: HiveQuery): ReadonlyArray<keyof Hive> => [
  "publicIds",
  ...recordFields.filter((field) => isWanted(recordViews[field].kind, query)),
  ...(query.items ? (["items", "points", "verdicts"] as const) : []),
  ...(query.submissionKey ? (["submissionKey"] as const) : []),
  ...(query.insight ? (["counted"] as const) : [])
]

const viewFieldsOf = (query: HiveQuery): ReadonlyArray<keyof Hive> =>
  fieldsNamed(query).filter((field) => query.only?.includes(field) ?? true)

export const queriesBeyondAccount = (queries: ReadonlyArray<OwnerHiveQuery>) => {
  const beyond = queries.filter(({ query }) => viewFieldsOf(query).length > 0)
  return { queries: beyond, fields: new Set(beyond.flatMap(({ query }) => viewFieldsOf(query))) }
}

const queryParameterOf = ({ owner, query }: OwnerHiveQuery) => ({
  owner,
  items: query.items ?? [],
  submissionKey: query.submissionKey ?? null,
  ...Object.fromEntries(requestedFields.map((field) => [field, query[field] ?? false]))
})

export const byId = <Row extends { readonly id: string }>(
  rows: ReadonlyArray<Row>
): ReadonlyMap<Row["id"], Row> => new Map(rows.map((row) => [row.id, row]))

const byItem = <Row extends { readonly feedbackId: FeedbackId | null }>(rows: ReadonlyArray<Row>) =>
  new Map(
    [...Map.groupBy(rows, ({ feedbackId }) => feedbackId)].flatMap(([id, group]) =>
      id === null ? [] : [[id, group] as const]
    )
  )

const isOfKind =
  <K extends StoredRecordKind>(kind: K) =>
  (record: StoredRecord): record is StoredRecord & RecordOf<K> =>
    record.kind === kind

const recordsIn = (row: HiveRow | undefined): ReadRecords => {
  const records = decodeRecords(recordFields.flatMap((field) => [row?.[field] ?? []].flat()))
  return (kind) => byId(records.filter(isOfKind(kind)))
}

const hiveOf = (account: Account, row: HiveRow | undefined): Hive => ({
  account,
  publicIds: new Set(row?.publicIds),
  items: byId((row?.items ?? []).map(feedbackFromStored)),
  points: byItem(row?.points ?? []),
  verdicts: byItem(row?.verdicts ?? []),
  submissionKey: row?.submissionKey ?? undefined,
  counted: row?.counted ?? noCountedItems,
  ...showRecords(recordsIn(row), account.owner)
})

/** Parameters of `statements.readHives`; each owner must appear only once. */
export const queryParametersOf = (queries: ReadonlyArray<OwnerHiveQuery>): ReadonlyArray<string> => [
  JSON.stringify(queries.map(queryParameterOf))
]

export type HivesById = ReadonlyMap<OwnerId, Hive>

export const hivesOf = (accounts: ReadonlyArray<StoredAccount>, rows: ReadonlyArray<HiveRow>): HivesById => {
  const read = new Map(rows.map((row) => [row.owner, row]))
  return new Map(
    accounts.map((account) => [account.owner, hiveOf(accountFromStored(account), read.get(account.owner))])
  )
}
