import type { Account } from "#core/domain/accounts/account.ts"
import {
  type Feedback,
  type FeedbackId,
  isListed,
  isTakenBack,
  type ListedItem
} from "#core/domain/feedback/feedback.ts"
import type { RecordKey } from "#core/domain/hives/change.ts"
import { type CountedItems, type Hive, type HiveQuery, noCountedItems } from "#core/domain/hives/hive.ts"
import { isWanted, type ReadRecords, showRecords } from "#core/domain/hives/hive-records.ts"
import {
  kinds,
  type RecordOf,
  recordKinds,
  type StoredRecord,
  type StoredRecordKind
} from "#core/domain/records/record-kinds.ts"
import { newestFirst } from "#core/domain/values/record-order.ts"
import { countAnswers, countItems } from "./counted-items.ts"
import { emptyHead, headAfterPut, headAfterRemove, type InMemoryHiveHead, isInHead } from "./hive-head.ts"
import { noRecords, putIntoMaps, type RecordMaps, recordsOf, removeFromMaps } from "./record-maps.ts"
import { insertSorted, removeSorted } from "./sorted-list.ts"
import type { DocumentRows } from "./sorted-rows.ts"
import { type KindOfItem, type StagedHive, stagedOfItem, stagedRecord, stagedRecords } from "./staged-hive.ts"

export interface StoredRows {
  readonly pieces: () => Iterable<DocumentRows>
  readonly where: (field: string, value: string | boolean) => DocumentRows
}

/** Rows of a hive whose lists were not requested yet, so that a large store opens quickly and stays small. */
interface LazyRows {
  readonly stored: StoredRows
  isHeadRead: boolean
  /** Items read into memory with their points and verdicts: their stored rows are outdated. */
  readonly read: Set<string>
}

type ItemRecord = RecordOf<"feedback" | KindOfItem>

export const isItemKind = (kind: StoredRecordKind): kind is ItemRecord["kind"] =>
  kind === "feedback" || kind === "points" || kind === "verdict"

const isOfItem = (row: StoredRecord): row is ItemRecord => isItemKind(row.kind)

const itemOf = (row: ItemRecord) => (row.kind === "feedback" ? row.id : row.feedbackId)

/** A durable hive in memory, with indices that make the cost of a change independent of the hive's size. */
export interface InMemoryHive {
  head: InMemoryHiveHead
  staged: StagedHive | undefined
  lazyRows: LazyRows | undefined
  /**
   * All but what the head has. Sessions are here even before the hive is hydrated, since one document has those of all
   * owners.
   */
  readonly records: RecordMaps
  readonly ofItem: { readonly [K in KindOfItem]: Map<string, ReadonlyArray<RecordOf<K>>> }
  listed: Array<ListedItem> | undefined
  counted: CountedItems | undefined
  answers: ReadonlyMap<string, number> | undefined
}

export const emptyHive = (account: Account): InMemoryHive => ({
  head: emptyHead(account),
  staged: undefined,
  lazyRows: undefined,
  records: {},
  ofItem: { points: new Map(), verdict: new Map() },
  listed: undefined,
  counted: undefined,
  answers: undefined
})

export const itemsOf = (hive: InMemoryHive | undefined): ReadonlyMap<string, Feedback> =>
  recordsOf(hive?.records ?? {}, "feedback")

export const recordsInHive = <K extends StoredRecordKind>(
  { head, records }: InMemoryHive,
  kind: K
): ReadonlyMap<string, RecordOf<K>> => recordsOf(isInHead(kind) ? head.records : records, kind)

export const feedbackOrder = newestFirst<Feedback>((item) => item.createdOn)

/** Items visible to the owner, newest day first. Callers must copy the array before it leaves the store. */
export const listedItems = (hive: InMemoryHive): ReadonlyArray<ListedItem> => {
  hive.listed ??= [...itemsOf(hive).values()].filter(isListed).sort(feedbackOrder)
  return hive.listed
}

export const answersIn = (hive: InMemoryHive): ReadonlyMap<string, number> => {
  hive.answers ??= countAnswers(listedItems(hive))
  return hive.answers
}

const onlyListed = (item: Feedback | undefined): ListedItem | undefined =>
  item !== undefined && isListed(item) ? item : undefined

/**
 * A change of items invisible to the owner must not invalidate caches: the time of recomputing them would reveal it.
 */
const updateListed = (hive: InMemoryHive, before: ListedItem | undefined, after: ListedItem | undefined) => {
  if (before === undefined && after === undefined) return
  if (after === undefined || !isTakenBack(before, after)) {
    hive.counted = undefined
    hive.answers = undefined
  }
  if (hive.listed === undefined) return
  if (before !== undefined) removeSorted(hive.listed, before, feedbackOrder)
  if (after !== undefined) insertSorted(hive.listed, after, feedbackOrder)
}

const regroupItem = <K extends KindOfItem>(
  { records, ofItem }: InMemoryHive,
  kind: K,
  id: string,
  after: RecordOf<K> | undefined
) => {
  const groups: Map<string, ReadonlyArray<RecordOf<K>>> = ofItem[kind]
  const before = recordsOf(records, kind).get(id)
  if (before !== undefined && before.feedbackId !== null) {
    const left = (groups.get(before.feedbackId) ?? []).filter((record) => record.id !== id)
    if (left.length === 0) groups.delete(before.feedbackId)
    else groups.set(before.feedbackId, left)
  }
  if (after !== undefined && after.feedbackId !== null) {
    groups.set(after.feedbackId, [...(groups.get(after.feedbackId) ?? []), after])
  }
}

const listedItem = (hive: InMemoryHive, id: string) => onlyListed(itemsOf(hive).get(id))

export const putIntoHive = (hive: InMemoryHive, record: StoredRecord): void => {
  hive.head = headAfterPut(hive.head, record)
  if (record.kind === "account" || isInHead(record.kind)) return
  if (record.kind === "feedback") updateListed(hive, listedItem(hive, record.id), onlyListed(record))
  else if (isOfItem(record)) regroupItem(hive, record.kind, record.id, record)
  putIntoMaps(hive.records, record.kind, record)
}

export const removeFromHive = (hive: InMemoryHive, { kind, owner, id }: RecordKey): void => {
  hive.head = headAfterRemove(hive.head, { kind, owner, id })
  if (kind === "feedback") updateListed(hive, listedItem(hive, id), undefined)
  else if (isItemKind(kind)) regroupItem(hive, kind, id, undefined)
  removeFromMaps(hive.records, kind, id)
}

/** Removes verdicts without an item, which older versions left behind. */
const dropOrphans = (hive: InMemoryHive) => {
  const items = itemsOf(hive)
  for (const verdict of recordsOf(hive.records, "verdict").values()) {
    if (!items.has(verdict.feedbackId)) removeFromHive(hive, verdict)
  }
}

const kindsInHive = kinds.filter((kind) => recordKinds[kind].home === "hive")

const headKinds = kindsInHive.filter((kind) => !isItemKind(kind))

export const readHead = (hive: InMemoryHive): InMemoryHive => {
  const { lazyRows } = hive
  if (lazyRows === undefined || lazyRows.isHeadRead) return hive
  lazyRows.isHeadRead = true
  for (const kind of headKinds) for (const row of lazyRows.stored.where("kind", kind)) putIntoHive(hive, row)
  for (const row of lazyRows.stored.where("isPublic", true)) putIntoHive(hive, row)
  return hive
}

export const readItems = (hive: InMemoryHive, items: ReadonlyArray<FeedbackId>): void => {
  const { lazyRows } = hive
  if (lazyRows === undefined) return
  const { stored, read } = lazyRows
  for (const item of items) {
    if (read.has(item)) continue
    for (const row of [...stored.where("id", item), ...stored.where("feedbackId", item)]) {
      // An owner may ask for any record's id, not only for those of items.
      if (!isOfItem(row) || itemOf(row) !== item) continue
      read.add(item)
      putIntoHive(hive, row)
    }
  }
}

const isInMemory = ({ records }: InMemoryHive, { kind, id }: ItemRecord): boolean =>
  recordsOf(records, kind).has(id)

export const itemWithReceipt = (hive: InMemoryHive, receipt: string): FeedbackId | undefined => {
  const known = itemsOf(hive)
    .values()
    .find((item) => item.receipt === receipt)
  if (known !== undefined) return known.id
  const rows = hive.lazyRows?.stored.where("receipt", receipt) ?? []
  return rows.filter((row) => row.kind === "feedback").find((row) => isUnread(hive, row))?.id
}

const isUnread = (hive: InMemoryHive, row: StoredRecord): boolean => {
  if (hive.lazyRows === undefined || !isOfItem(row) || isInMemory(hive, row)) return false
  const item = itemOf(row)
  return item === null || !hive.lazyRows.read.has(item)
}

/** A record can be removed without hydrating the hive once its item is in memory. */
export const isItemRead = ({ lazyRows, records }: InMemoryHive, { kind, id }: RecordKey): boolean => {
  if (lazyRows === undefined) return true
  if (!isItemKind(kind)) return false
  const record = recordsOf(records, kind).get(id)
  const item = record && itemOf(record)
  return item != null && lazyRows.read.has(item)
}

/** Changes may come in between the steps. */
export const hydrateInSteps = function* (hive: InMemoryHive): Generator<undefined> {
  const { lazyRows } = readHead(hive)
  if (lazyRows === undefined) return
  for (const rows of lazyRows.stored.pieces()) {
    for (const row of rows) if (isUnread(hive, row)) putIntoHive(hive, row)
    yield
    if (hive.lazyRows !== lazyRows) return
  }
  hive.lazyRows = undefined
  dropOrphans(hive)
}

export const hydrateHive = (hive: InMemoryHive): InMemoryHive => {
  for (const _ of hydrateInSteps(hive));
  return hive
}

const countedIn = (hive: InMemoryHive, staged: StagedHive | undefined): CountedItems => {
  if (staged !== undefined) return countItems(stagedRecords(staged, "feedback", itemsOf(hive)).values())
  hive.counted ??= countItems(listedItems(hive))
  return hive.counted
}

export const hiveViewOf = (hive: InMemoryHive, query: HiveQuery, staged?: StagedHive): Hive => {
  const { account, publicIds, records } = staged?.head ?? hive.head
  const ids = query.items ?? []
  const stored = itemsOf(hive)
  const items = ids.flatMap((id) => stagedRecord(staged, "feedback", id, stored.get(id)) ?? [])
  const points = ids.map(
    (id) => [id, stagedOfItem(staged, "points", id, hive.ofItem.points.get(id) ?? [])] as const
  )
  const verdicts = ids.map(
    (id) => [id, stagedOfItem(staged, "verdict", id, hive.ofItem.verdict.get(id) ?? [])] as const
  )
  const key = query.submissionKey
  const keys = recordsOf(hive.records, "submission-key")
  const read: ReadRecords = (kind) => {
    if (!isWanted(kind, query)) return noRecords
    return isInHead(kind)
      ? recordsOf(records, kind)
      : stagedRecords(staged, kind, recordsOf(hive.records, kind))
  }
  return {
    account,
    publicIds,
    items: new Map(items.map((item) => [item.id, item])),
    points: new Map(points.filter(([, entries]) => entries.length > 0)),
    verdicts: new Map(verdicts.filter(([, given]) => given.length > 0)),
    submissionKey: key === undefined ? undefined : stagedRecord(staged, "submission-key", key, keys.get(key)),
    counted: query.insight ? countedIn(hive, staged) : noCountedItems,
    ...showRecords(read, account.owner)
  }
}

const storedRows = ({ lazyRows }: InMemoryHive): DocumentRows =>
  Array.from(lazyRows?.stored.pieces() ?? []).flat()

/** Records in the hive's own file: everything but the account and the links. Doesn't hydrate a lazy hive. */
export const hiveRowsOf = (hive: InMemoryHive, stored = storedRows(hive)): DocumentRows => [
  ...rowsInMemory(readHead(hive)),
  ...stored.filter((row) => isUnread(hive, row))
]

const rowsInMemory = (hive: InMemoryHive): DocumentRows =>
  kindsInHive.flatMap((kind): DocumentRows => [...recordsInHive(hive, kind).values()])
