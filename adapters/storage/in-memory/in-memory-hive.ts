import { Struct } from "effect"
import type { Account } from "#core/domain/accounts/account.ts"
import type { Session } from "#core/domain/accounts/session.ts"
import { type Feedback, type FeedbackId, isListed, type ListedItem } from "#core/domain/feedback/feedback.ts"
import type { SubmissionKey } from "#core/domain/feedback/submission-key.ts"
import type { RecordKey, StoredRecord } from "#core/domain/hives/change.ts"
import type { CountedItems, Hive, HiveQuery } from "#core/domain/hives/hive.ts"
import type { VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import type { PointsEntry } from "#core/domain/points/points.ts"
import { recordKinds } from "#core/domain/records/record-kinds.ts"
import { countItems } from "./counted-items.ts"
import { feedbackAhead, followingAhead, type HiveAhead, recordAhead, sessionsAhead } from "./hive-ahead.ts"
import { emptyHiveIndex, type InMemoryHiveHead, indexAfterPut, indexAfterRemove } from "./hive-head.ts"
import { insertSorted, newestFirst, removeSorted } from "./newest-first.ts"
import type { SortedRows } from "./sorted-rows.ts"

/** The rows of a hive as the medium holds them, parsed when they are asked for. */
export interface StoredRows {
  readonly pieces: () => Iterable<SortedRows>
  /** The rows of which this field has this value. */
  readonly where: (field: string, value: string | boolean) => SortedRows
}

/** Rows of a hive whose lists were not requested yet, so that a large store opens quickly and stays small. */
interface LazyRows {
  readonly stored: StoredRows
  /** Whether all but its items is in memory, and what everybody may read of these. */
  isHeadRead: boolean
  /** Items read into memory with their points and verdicts: their stored rows are outdated. */
  readonly read: Set<string>
}

/** A durable hive in memory, with indices that make the cost of a change independent of the hive's size. */
export interface InMemoryHive {
  head: InMemoryHiveHead
  ahead: HiveAhead | undefined
  lazyRows: LazyRows | undefined
  readonly feedback: Map<string, Feedback>
  readonly points: Map<string, PointsEntry>
  readonly pointsOfItem: Map<string, ReadonlyArray<PointsEntry>>
  readonly verdicts: Map<string, VerdictRecord>
  readonly verdictsOfItem: Map<string, ReadonlyArray<VerdictRecord>>
  readonly submissionKeys: Map<string, SubmissionKey>
  /** Loaded even before the hive is hydrated, since sessions are stored in one document for all owners. */
  readonly sessions: Map<string, Session>
  /** Items visible to the owner, in list order; cached by the first listing. */
  listed: Array<ListedItem> | undefined
  counted: CountedItems | undefined
}

export const emptyHive = (account: Account): InMemoryHive => ({
  head: emptyHiveIndex(account),
  ahead: undefined,
  lazyRows: undefined,
  feedback: new Map(),
  points: new Map(),
  pointsOfItem: new Map(),
  verdicts: new Map(),
  verdictsOfItem: new Map(),
  submissionKeys: new Map(),
  sessions: new Map(),
  listed: undefined,
  counted: undefined
})

export const feedbackOrder = newestFirst<Feedback>((item) => item.createdOn)

/** Items visible to the owner, newest day first. Callers must copy the array before it leaves the store. */
export const listedItems = (hive: InMemoryHive): ReadonlyArray<ListedItem> => {
  hive.listed ??= [...hive.feedback.values()].filter(isListed).sort(feedbackOrder)
  return hive.listed
}

const onlyListed = (item: Feedback | undefined): ListedItem | undefined =>
  item !== undefined && isListed(item) ? item : undefined

/**
 * A change of items invisible to the owner must not invalidate caches: the time of recomputing them would reveal it.
 */
const updateListed = (hive: InMemoryHive, before: ListedItem | undefined, after: ListedItem | undefined) => {
  if (before === undefined && after === undefined) return
  hive.counted = undefined
  if (hive.listed === undefined) return
  if (before !== undefined) removeSorted(hive.listed, before, feedbackOrder)
  if (after !== undefined) insertSorted(hive.listed, after, feedbackOrder)
}

const regroupItem = <A extends { readonly id: string; readonly feedbackId: FeedbackId | null }>(
  groups: Map<string, ReadonlyArray<A>>,
  before: A | undefined,
  after: A | undefined
) => {
  if (before !== undefined && before.feedbackId !== null) {
    const left = (groups.get(before.feedbackId) ?? []).filter(({ id }) => id !== before.id)
    if (left.length === 0) groups.delete(before.feedbackId)
    else groups.set(before.feedbackId, left)
  }
  if (after !== undefined && after.feedbackId !== null) {
    groups.set(after.feedbackId, [...(groups.get(after.feedbackId) ?? []), after])
  }
}

export const putIntoHive = (hive: InMemoryHive, record: StoredRecord): void => {
  hive.head = indexAfterPut(hive.head, record)
  switch (record.kind) {
    case "feedback":
      updateListed(hive, onlyListed(hive.feedback.get(record.id)), onlyListed(record))
      hive.feedback.set(record.id, record)
      break
    case "points":
      regroupItem(hive.pointsOfItem, hive.points.get(record.id), record)
      hive.points.set(record.id, record)
      break
    case "verdict":
      regroupItem(hive.verdictsOfItem, hive.verdicts.get(record.id), record)
      hive.verdicts.set(record.id, record)
      break
    case "submission-key":
      hive.submissionKeys.set(record.id, record)
  }
}

export const removeFromHive = (hive: InMemoryHive, key: RecordKey): void => {
  hive.head = indexAfterRemove(hive.head, key)
  switch (key.kind) {
    case "feedback":
      updateListed(hive, onlyListed(hive.feedback.get(key.id)), undefined)
      hive.feedback.delete(key.id)
      break
    case "points":
      regroupItem(hive.pointsOfItem, hive.points.get(key.id), undefined)
      hive.points.delete(key.id)
      break
    case "verdict":
      regroupItem(hive.verdictsOfItem, hive.verdicts.get(key.id), undefined)
      hive.verdicts.delete(key.id)
      break
    case "submission-key":
      hive.submissionKeys.delete(key.id)
  }
}

/** Removes verdicts without an item, which older versions left behind. */
const dropOrphans = (hive: InMemoryHive) => {
  for (const verdict of hive.verdicts.values()) {
    if (!hive.feedback.has(verdict.feedbackId)) removeFromHive(hive, verdict)
  }
}

type ItemRecord = Extract<StoredRecord, { readonly kind: "feedback" | "points" | "verdict" }>

export const isItemKind = (kind: StoredRecord["kind"]): kind is ItemRecord["kind"] =>
  kind === "feedback" || kind === "points" || kind === "verdict"

const isOfItem = (row: StoredRecord): row is ItemRecord => isItemKind(row.kind)

const itemOf = (row: ItemRecord) => (row.kind === "feedback" ? row.id : row.feedbackId)

const headKinds = Struct.keys(recordKinds).filter(
  (kind) => recordKinds[kind].home === "hive" && !isItemKind(kind)
)

/** Reads all but items, and the public ones of these. */
export const readHead = (hive: InMemoryHive): InMemoryHive => {
  const { lazyRows } = hive
  if (lazyRows === undefined || lazyRows.isHeadRead) return hive
  lazyRows.isHeadRead = true
  for (const kind of headKinds) for (const row of lazyRows.stored.where("kind", kind)) putIntoHive(hive, row)
  for (const row of lazyRows.stored.where("isPublic", true)) putIntoHive(hive, row)
  return hive
}

/** Reads these items with their points and verdicts, and leaves the others as stored. */
export const readItems = (hive: InMemoryHive, items: ReadonlyArray<FeedbackId>): void => {
  const { lazyRows } = hive
  if (lazyRows === undefined) return
  const { stored, read } = lazyRows
  for (const item of items) {
    if (read.has(item)) continue
    for (const row of [...stored.where("id", item), ...stored.where("feedbackId", item)]) {
      // Owners may ask for the id of any record.
      if (!isOfItem(row) || itemOf(row) !== item) continue
      read.add(item)
      putIntoHive(hive, row)
    }
  }
}

const isInMemory = (hive: InMemoryHive, { kind, id }: ItemRecord): boolean => {
  if (kind === "feedback") return hive.feedback.has(id)
  return kind === "points" ? hive.points.has(id) : hive.verdicts.has(id)
}

/** Whether a stored row is current, and not in memory. */
const isUnread = (hive: InMemoryHive, row: StoredRecord): boolean => {
  if (hive.lazyRows === undefined || !isOfItem(row) || isInMemory(hive, row)) return false
  const item = itemOf(row)
  return item === null || !hive.lazyRows.read.has(item)
}

/** Hydrates the hive step by step; changes may come in between. */
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

/** Reads the hive's rows if it has not been done. */
export const hydrateHive = (hive: InMemoryHive): InMemoryHive => {
  for (const _ of hydrateInSteps(hive));
  return hive
}

const countedIn = (hive: InMemoryHive, ahead: HiveAhead | undefined): CountedItems => {
  if (ahead !== undefined) return countItems(feedbackAhead(ahead, hive.feedback))
  hive.counted ??= countItems(listedItems(hive))
  return hive.counted
}

const zeroCounts: CountedItems = { count: 0, fingerprint: "" }

const emptySessions: ReadonlyMap<string, Session> = new Map()

/** The part of the hive that the query asks for: the durable state, or with pending changes if `ahead` is given. */
export const hiveViewOf = (hive: InMemoryHive, wish: HiveQuery, ahead?: HiveAhead): Hive => {
  const ids = wish.items ?? []
  const items = ids.flatMap((id) => recordAhead(ahead, "feedback", id, hive.feedback.get(id)) ?? [])
  const points = ids.map(
    (id) => [id, followingAhead(ahead, "points", id, hive.pointsOfItem.get(id) ?? [])] as const
  )
  const verdicts = ids.map(
    (id) => [id, followingAhead(ahead, "verdict", id, hive.verdictsOfItem.get(id) ?? [])] as const
  )
  const key = wish.submissionKey
  return {
    ...(ahead?.head ?? hive.head),
    items: new Map(items.map((item) => [item.id, item])),
    points: new Map(points.filter(([, entries]) => entries.length > 0)),
    verdicts: new Map(verdicts.filter(([, given]) => given.length > 0)),
    submissionKey:
      key === undefined ? undefined : recordAhead(ahead, "submission-key", key, hive.submissionKeys.get(key)),
    counted: wish.insight ? countedIn(hive, ahead) : zeroCounts,
    sessions: wish.sessions ? sessionsAhead(ahead, hive.sessions) : emptySessions
  }
}

const storedRows = ({ lazyRows }: InMemoryHive): SortedRows =>
  Array.from(lazyRows?.stored.pieces() ?? []).flat()

/** Everything of the hive that is stored with it, all but the account and the links; a hive that sleeps sleeps on. */
export const hiveRowsOf = (hive: InMemoryHive, stored = storedRows(hive)): SortedRows => [
  ...rowsInMemory(readHead(hive)),
  ...stored.filter((row) => isUnread(hive, row))
]

const rowsInMemory = (hive: InMemoryHive): SortedRows => [
  hive.head.stats,
  ...(hive.head.insight === undefined ? [] : [hive.head.insight]),
  ...(hive.head.seen === undefined ? [] : [hive.head.seen]),
  ...hive.head.badges.values(),
  ...hive.feedback.values(),
  ...hive.points.values(),
  ...hive.verdicts.values(),
  ...hive.submissionKeys.values()
]
