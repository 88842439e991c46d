import type { Deferred } from "effect"
import type { FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { Change, RecordKey } from "#core/domain/hives/change.ts"
import {
  type RecordOf,
  recordKinds,
  type StoredRecord,
  type StoredRecordKind
} from "#core/domain/records/record-kinds.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { headAfter, type InMemoryHiveHead, isInHead } from "./hive-head.ts"

interface Written {
  readonly record: StoredRecord | undefined
  readonly by: Change
}

/**
 * A hive as it will be once the changes under way are durable. The next change of the same owner decides on
 * it, so that many changes of one hive share a sync; readers never see it.
 */
export interface StagedHive {
  head: InMemoryHiveHead
  underWay: number
  /** The changes under way failed, so no change decided on them may become durable. */
  isLost: boolean
  last: Deferred.Deferred<void, StoreUnavailable>
  readonly written: Map<string, Written>
}

const nameOf = (kind: RecordKey["kind"], id: string) => `${kind} ${id}`

/**
 * Records that are kept here one by one: the head has the others of a hive, and changes of the installation wait for
 * none.
 */
const isKeptByItem = (kind: StoredRecordKind): boolean =>
  recordKinds[kind].of === "owner" && kind !== "account" && !isInHead(kind)

export const stage = (
  staged: StagedHive | undefined,
  head: InMemoryHiveHead,
  change: Change,
  last: StagedHive["last"]
): StagedHive => {
  const next: StagedHive = staged ?? { head, underWay: 0, isLost: false, last, written: new Map() }
  next.head = headAfter(next.head, change)
  next.last = last
  next.underWay += 1
  for (const { kind, id } of change.remove) {
    if (isKeptByItem(kind)) next.written.set(nameOf(kind, id), { record: undefined, by: change })
  }
  for (const record of change.put) {
    if (isKeptByItem(record.kind)) next.written.set(nameOf(record.kind, record.id), { record, by: change })
  }
  return next
}

export const unstage = (staged: StagedHive, change: Change): StagedHive | undefined => {
  staged.underWay -= 1
  for (const { kind, id } of [...change.remove, ...change.put]) {
    const name = nameOf(kind, id)
    if (staged.written.get(name)?.by === change) staged.written.delete(name)
  }
  return staged.underWay === 0 ? undefined : staged
}

export const lose = (staged: StagedHive): undefined => {
  staged.isLost = true
}

const isOfKind = <K extends StoredRecordKind>(
  record: StoredRecord | undefined,
  kind: K
): record is StoredRecord & RecordOf<K> => record?.kind === kind

export const stagedRecord = <K extends StoredRecordKind>(
  staged: StagedHive | undefined,
  kind: K,
  id: string,
  stored: RecordOf<K> | undefined
): RecordOf<K> | undefined => {
  const written = staged?.written.get(nameOf(kind, id))
  if (written === undefined) return stored
  return isOfKind(written.record, kind) ? written.record : undefined
}

export const stagedRecords = <K extends StoredRecordKind>(
  staged: StagedHive | undefined,
  kind: K,
  stored: ReadonlyMap<string, RecordOf<K>>
): ReadonlyMap<string, RecordOf<K>> => {
  if (staged === undefined) return stored
  const records = new Map(stored)
  const prefix = nameOf(kind, "")
  for (const [name, { record }] of staged.written) {
    if (isOfKind(record, kind)) records.set(record.id, record)
    else if (name.startsWith(prefix)) records.delete(name.slice(prefix.length))
  }
  return records
}

export type KindOfItem = "points" | "verdict"

export const stagedOfItem = <K extends KindOfItem>(
  staged: StagedHive | undefined,
  kind: K,
  item: FeedbackId,
  stored: ReadonlyArray<RecordOf<K>>
): ReadonlyArray<RecordOf<K>> => {
  if (staged === undefined) return stored
  const kept = stored.filter((record) => !staged.written.has(nameOf(kind, record.id)))
  const added = [...staged.written.values()].flatMap(({ record }) =>
    isOfKind(record, kind) && record.feedbackId === item ? [record] : []
  )
  return [...kept, ...added]
}
