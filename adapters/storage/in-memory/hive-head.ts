import type { Account } from "#core/domain/accounts/account.ts"
import { type FeedbackId, isPublished } from "#core/domain/feedback/feedback.ts"
import type { Change, RecordKey } from "#core/domain/hives/change.ts"
import { recordViews } from "#core/domain/hives/hive-records.ts"
import type { RecordOf, StoredRecord, StoredRecordKind } from "#core/domain/records/record-kinds.ts"
import { type ReadonlyRecordMaps, recordsOf } from "./record-maps.ts"

/** The small part of a hive that every change reads. Immutable, so that readers may keep it. */
export interface InMemoryHiveHead {
  readonly account: Account
  readonly publicIds: ReadonlySet<FeedbackId>
  readonly records: ReadonlyRecordMaps
}

const kindsInHead: ReadonlySet<StoredRecordKind> = new Set(
  Object.values(recordViews).flatMap(({ kind, isSingle, isOnRequest }) =>
    isSingle || !isOnRequest ? kind : []
  )
)

export const isInHead = (kind: StoredRecordKind): boolean => kindsInHead.has(kind)

export const emptyHead = (account: Account): InMemoryHiveHead => ({
  account,
  publicIds: new Set(),
  records: {}
})

const withPublic = (ids: ReadonlySet<FeedbackId>, id: FeedbackId, isPublic: boolean) => {
  if (ids.has(id) === isPublic) return ids
  return isPublic ? new Set([...ids, id]) : new Set([...ids].filter((known) => known !== id))
}

const withRecord = <K extends StoredRecordKind>(
  records: ReadonlyRecordMaps,
  kind: K,
  record: RecordOf<K>
): ReadonlyRecordMaps => ({
  ...records,
  [kind]: new Map(recordsOf(records, kind)).set(record.id, record)
})

const withoutRecord = (records: ReadonlyRecordMaps, { kind, id }: RecordKey): ReadonlyRecordMaps => ({
  ...records,
  [kind]: new Map([...recordsOf(records, kind)].filter(([known]) => known !== id))
})

export const headAfterPut = (head: InMemoryHiveHead, record: StoredRecord): InMemoryHiveHead => {
  if (record.kind === "account") return { ...head, account: record }
  if (record.kind === "feedback") {
    const publicIds = withPublic(head.publicIds, record.id, isPublished(record))
    return publicIds === head.publicIds ? head : { ...head, publicIds }
  }
  return isInHead(record.kind) ? { ...head, records: withRecord(head.records, record.kind, record) } : head
}

export const headAfterRemove = (head: InMemoryHiveHead, key: RecordKey): InMemoryHiveHead => {
  if (key.kind === "feedback") {
    const publicIds = [...head.publicIds].filter((id) => id !== key.id)
    return publicIds.length === head.publicIds.size ? head : { ...head, publicIds: new Set(publicIds) }
  }
  return recordsOf(head.records, key.kind).has(key.id)
    ? { ...head, records: withoutRecord(head.records, key) }
    : head
}

/** Applies removals first, as everywhere: a record that a change both removes and puts exists afterwards. */
export const headAfter = (head: InMemoryHiveHead, change: Change): InMemoryHiveHead =>
  change.put.reduce(headAfterPut, change.remove.reduce(headAfterRemove, head))
