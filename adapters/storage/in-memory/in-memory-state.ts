import type { Account, OwnerId } from "#core/domain/accounts/account.ts"
import type { Installation } from "#core/domain/admins/installation.ts"
import type { Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { Change, RecordKey } from "#core/domain/hives/change.ts"
import type { HiveQuery } from "#core/domain/hives/hive.ts"
import { deletedOwner, type Link } from "#core/domain/links/link.ts"
import {
  kinds,
  recordKinds,
  type StoredRecord,
  type StoredRecordKind
} from "#core/domain/records/record-kinds.ts"
import {
  emptyHive,
  hydrateHive,
  type InMemoryHive,
  isItemKind,
  isItemRead,
  itemsOf,
  putIntoHive,
  readHead,
  readItems,
  recordsInHive,
  removeFromHive
} from "./in-memory-hive.ts"
import { addPending, dropPending, makePendingItems, type PendingItems } from "./pending-items.ts"
import { putIntoMaps, type RecordMaps, recordsOf, removeFromMaps } from "./record-maps.ts"
import type { DocumentRows } from "./sorted-rows.ts"

interface HeldEntry {
  readonly owner: OwnerId
  readonly window: number
}

export interface InMemoryState {
  readonly hives: Map<OwnerId, InMemoryHive>
  readonly emails: Map<string, OwnerId>
  readonly identities: Map<string, OwnerId>
  readonly records: RecordMaps
  installation: Installation | undefined
  readonly pending: PendingItems
  readonly held: Map<FeedbackId, HeldEntry>
  readonly ownersByShortReceipt: Map<string, OwnerId>
  readonly withdrawn: Map<FeedbackId, OwnerId>
}

/** 72 bits: chance makes no two alike, and a third of the memory is enough. */
export const shortReceipt = (receipt: string): string => receipt.slice(0, 12)

export const emptyState = (): InMemoryState => ({
  hives: new Map(),
  emails: new Map(),
  identities: new Map(),
  records: {},
  installation: undefined,
  pending: makePendingItems(),
  held: new Map(),
  ownersByShortReceipt: new Map(),
  withdrawn: new Map()
})

export const installationOf = (state: InMemoryState): Installation => {
  state.installation ??= {
    admins: new Map(recordsOf(state.records, "admin")),
    badges: new Map(recordsOf(state.records, "catalogue-badge"))
  }
  return state.installation
}

export const recordsAt = ({ hives, records }: InMemoryState, home: "directory" | "sessions"): DocumentRows =>
  kinds.flatMap((kind): DocumentRows => {
    if (recordKinds[kind].home !== home) return []
    return kind === "account"
      ? Array.from(hives.values(), ({ head }) => head.account)
      : [...recordsOf(records, kind).values()]
  })

/** The owner's hive with its head read. For the account alone use `hives`, which reads no file. */
export const hiveOf = (state: InMemoryState, owner: OwnerId): InMemoryHive | undefined => {
  const hive = state.hives.get(owner)
  return hive === undefined ? undefined : readHead(hive)
}

export const hiveFor = (
  state: InMemoryState,
  owner: OwnerId,
  { items = [], insight }: HiveQuery
): InMemoryHive | undefined => {
  const hive = hiveOf(state, owner)
  if (hive === undefined) return
  if (insight) hydrateHive(hive)
  readItems(hive, items)
  return hive
}

const forgetNames = (state: InMemoryState, { owner, email, identity }: Account) => {
  if (state.emails.get(email) === owner) state.emails.delete(email)
  if (identity && state.identities.get(identity) === owner) state.identities.delete(identity)
}

const putAccount = (state: InMemoryState, account: Account) => {
  const hive = state.hives.get(account.owner)
  if (hive === undefined) state.hives.set(account.owner, emptyHive(account))
  else {
    forgetNames(state, hive.head.account)
    putIntoHive(hive, account)
  }
  state.emails.set(account.email, account.owner)
  if (account.identity) state.identities.set(account.identity, account.owner)
}

const clearLinkOwner = ({ records }: InMemoryState, link: Link) =>
  putIntoMaps(records, "link", { ...link, owner: deletedOwner })

/** Removes deleted owners' ids, which older versions left on their links. True if there were any. */
export const clearLinkOwners = (state: InMemoryState): boolean => {
  const left = recordsOf(state.records, "link")
    .values()
    .filter(({ owner }) => owner !== deletedOwner && !state.hives.has(owner))
    .toArray()
  for (const link of left) clearLinkOwner(state, link)
  return left.length > 0
}

export const kindsOutsideHives = kinds.filter((kind) => recordKinds[kind].home !== "hive")

/** Removes what is also looked up outside of the hive. Links stay taken. */
const removeFromDirectory = (state: InMemoryState, hive: InMemoryHive) => {
  for (const kind of kindsOutsideHives) {
    for (const record of recordsInHive(hive, kind).values()) {
      if (record.kind === "link") clearLinkOwner(state, record)
      else removeFromMaps(state.records, kind, record.id)
    }
  }
}

const removeAccount = (state: InMemoryState, owner: OwnerId) => {
  const hive = state.hives.get(owner)
  if (hive === undefined) return
  forgetNames(state, hydrateHive(hive).head.account)
  for (const item of itemsOf(hive).values()) removeItemIndex(state, item)
  removeFromDirectory(state, hive)
  state.hives.delete(owner)
}

const forgetInstallation = (state: InMemoryState, kind: StoredRecordKind) => {
  if (kind === "admin" || kind === "catalogue-badge") state.installation = undefined
}

const removeNamedRecord = (state: InMemoryState, { kind, id }: RecordKey) => {
  const record = recordsOf(state.records, kind).get(id)
  if (record === undefined) return
  forgetInstallation(state, kind)
  removeFromMaps(state.records, kind, id)
  const hive = state.hives.get(record.owner)
  if (hive !== undefined) removeFromHive(hive, record)
}

/** A link may have been another owner's. */
const putNamedRecord = (state: InMemoryState, record: StoredRecord) => {
  if (recordsOf(state.records, record.kind).get(record.id)?.owner !== record.owner)
    removeNamedRecord(state, record)
  forgetInstallation(state, record.kind)
  putIntoMaps(state.records, record.kind, record)
  const hive = state.hives.get(record.owner)
  if (hive !== undefined) putIntoHive(hive, record)
}

const removeItemIndex = (
  state: InMemoryState,
  { id, owner, receipt }: Pick<Feedback, "id" | "owner" | "receipt">
) => {
  dropPending(state.pending, id, owner)
  state.held.delete(id)
  state.withdrawn.delete(id)
  if (receipt !== null) state.ownersByShortReceipt.delete(shortReceipt(receipt))
}

const noteHeld = (state: InMemoryState, item: Feedback) => {
  if (item.isHeld && item.moderationStatus !== "pending")
    state.held.set(item.id, { owner: item.owner, window: item.heldBy?.minutes ?? 0 })
  else state.held.delete(item.id)
}

const noteReceipt = (state: InMemoryState, { id, owner, receipt, isWithdrawn }: Feedback) => {
  if (receipt !== null) state.ownersByShortReceipt.set(shortReceipt(receipt), owner)
  if (isWithdrawn) state.withdrawn.set(id, owner)
}

const putHiveRecord = (state: InMemoryState, record: StoredRecord) => {
  const hive = hiveOf(state, record.owner)
  if (hive === undefined) return
  // A change reads the items that it alters, so one that is not in memory is new.
  if (record.kind === "feedback" && !itemsOf(hive).has(record.id)) hive.lazyRows?.read.add(record.id)
  putIntoHive(hive, record)
  if (record.kind !== "feedback") return
  noteHeld(state, record)
  noteReceipt(state, record)
  if (record.moderationStatus === "pending") addPending(state.pending, record.id, record.owner)
  else dropPending(state.pending, record.id, record.owner)
}

const removeHiveRecord = (state: InMemoryState, key: RecordKey) => {
  const hive = hiveOf(state, key.owner)
  if (hive === undefined) return
  if (isItemKind(key.kind) && !isItemRead(hive, key)) hydrateHive(hive)
  const item = key.kind === "feedback" ? itemsOf(hive).get(key.id) : undefined
  removeFromHive(hive, key)
  if (item !== undefined) removeItemIndex(state, item)
}

const isInHive = (kind: StoredRecordKind): boolean => recordKinds[kind].home === "hive"

export const putRecord = (state: InMemoryState, record: StoredRecord): void => {
  if (record.kind === "account") putAccount(state, record)
  else if (isInHive(record.kind)) putHiveRecord(state, record)
  else putNamedRecord(state, record)
}

const removeRecord = (state: InMemoryState, key: RecordKey) => {
  if (key.kind === "account") removeAccount(state, key.owner)
  else if (isInHive(key.kind)) removeHiveRecord(state, key)
  else removeNamedRecord(state, key)
}

/**
 * Costs O(records of the change), whatever is stored. Idempotent: a journal may be replayed over documents that already
 * hold its changes.
 */
export const applyChange = (state: InMemoryState, change: Change): void => {
  for (const key of change.remove) removeRecord(state, key)
  for (const record of change.put) putRecord(state, record)
}
