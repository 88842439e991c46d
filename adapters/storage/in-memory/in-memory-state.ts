import type { Account, OwnerId } from "#core/domain/accounts/account.ts"
import type { Session } from "#core/domain/accounts/session.ts"
import { type Feedback, FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { Change, RecordKey, StoredRecord } from "#core/domain/hives/change.ts"
import type { HiveQuery } from "#core/domain/hives/hive.ts"
import { deletedOwner, type Link } from "#core/domain/links/link.ts"
import {
  emptyHive,
  hydrateHive,
  type InMemoryHive,
  isItemKind,
  putIntoHive,
  readHead,
  readItems,
  removeFromHive
} from "./in-memory-hive.ts"
import {
  emptyInstallation,
  type InMemoryInstallation,
  isInstallationKey,
  isInstallationRecord,
  putInstallationRecord,
  removeInstallationRecord
} from "./in-memory-installation.ts"
import { addPending, dropPending, makePendingItems, type PendingItems } from "./pending-items.ts"

export interface InMemoryState {
  readonly hives: Map<OwnerId, InMemoryHive>
  readonly emails: Map<string, OwnerId>
  readonly identities: Map<string, OwnerId>
  readonly links: Map<string, Link>
  readonly sessions: Map<string, Session>
  readonly pending: PendingItems
  /** Judged items waiting for the end of the release window. */
  readonly held: Map<FeedbackId, OwnerId>
  readonly own: InMemoryInstallation
}

export const emptyState = (): InMemoryState => ({
  hives: new Map(),
  emails: new Map(),
  identities: new Map(),
  links: new Map(),
  sessions: new Map(),
  pending: makePendingItems(),
  held: new Map(),
  own: emptyInstallation()
})

/** The owner's hive with its head. Who needs the account alone takes it from `hives`. */
export const hiveOf = (state: InMemoryState, owner: OwnerId): InMemoryHive | undefined => {
  const hive = state.hives.get(owner)
  return hive === undefined ? undefined : readHead(hive)
}

/** The owner's hive with all that the wish names. */
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

const clearLinkOwner = (state: InMemoryState, link: Link) =>
  state.links.set(link.id, { ...link, owner: deletedOwner })

/** Removes deleted owners' ids, which older versions left on their links. True if there were any. */
export const clearLinkOwners = (state: InMemoryState): boolean => {
  const left = state.links
    .values()
    .filter(({ owner }) => owner !== deletedOwner && !state.hives.has(owner))
    .toArray()
  for (const link of left) clearLinkOwner(state, link)
  return left.length > 0
}

const removeAccount = (state: InMemoryState, owner: OwnerId) => {
  const hive = state.hives.get(owner)
  if (hive === undefined) return
  forgetNames(state, hydrateHive(hive).head.account)
  for (const item of hive.feedback.values()) removeItemIndex(state, item.id, owner)
  for (const id of hive.sessions.keys()) state.sessions.delete(id)
  for (const link of hive.head.links.values()) clearLinkOwner(state, link)
  state.hives.delete(owner)
}

const putSession = (state: InMemoryState, session: Session) => {
  state.sessions.set(session.id, session)
  state.hives.get(session.owner)?.sessions.set(session.id, session)
}

const removeSession = (state: InMemoryState, { owner, id }: RecordKey) => {
  state.sessions.delete(id)
  state.hives.get(owner)?.sessions.delete(id)
}

const putLink = (state: InMemoryState, link: Link) => {
  removeLink(state, link.id)
  state.links.set(link.id, link)
  const hive = state.hives.get(link.owner)
  if (hive !== undefined) putIntoHive(hive, link)
}

const removeLink = (state: InMemoryState, id: string) => {
  const link = state.links.get(id)
  if (link === undefined) return
  state.links.delete(id)
  const hive = state.hives.get(link.owner)
  if (hive !== undefined) removeFromHive(hive, link)
}

const removeItemIndex = (state: InMemoryState, id: FeedbackId, owner: OwnerId) => {
  dropPending(state.pending, id, owner)
  state.held.delete(id)
}

const noteHeld = (state: InMemoryState, item: Feedback) => {
  if (item.isHeld && item.moderationStatus !== "pending") state.held.set(item.id, item.owner)
  else state.held.delete(item.id)
}

const putHiveRecord = (state: InMemoryState, record: StoredRecord) => {
  const hive = hiveOf(state, record.owner)
  if (hive === undefined) return
  // Changes name the items that they alter: one that was not read is new.
  if (record.kind === "feedback" && !hive.feedback.has(record.id)) hive.lazyRows?.read.add(record.id)
  putIntoHive(hive, record)
  if (record.kind !== "feedback") return
  noteHeld(state, record)
  if (record.moderationStatus === "pending") addPending(state.pending, record.id, record.owner)
  else dropPending(state.pending, record.id, record.owner)
}

const removeHiveRecord = (state: InMemoryState, key: RecordKey) => {
  const hive = hiveOf(state, key.owner)
  if (hive === undefined) return
  if (isItemKind(key.kind)) hydrateHive(hive)
  removeFromHive(hive, key)
  if (key.kind === "feedback") removeItemIndex(state, FeedbackId(key.id), key.owner)
}

export const putRecord = (state: InMemoryState, record: StoredRecord): void => {
  if (record.kind === "account") putAccount(state, record)
  else if (record.kind === "link") putLink(state, record)
  else if (record.kind === "session") putSession(state, record)
  else if (isInstallationRecord(record)) putInstallationRecord(state.own, record)
  else putHiveRecord(state, record)
}

const removeRecord = (state: InMemoryState, key: RecordKey) => {
  if (key.kind === "account") removeAccount(state, key.owner)
  else if (key.kind === "link") removeLink(state, key.id)
  else if (key.kind === "session") removeSession(state, key)
  else if (isInstallationKey(key)) removeInstallationRecord(state.own, key)
  else removeHiveRecord(state, key)
}

/** Costs O(records of the change), whatever is stored. Idempotent. */
export const applyChange = (state: InMemoryState, change: Change): void => {
  for (const key of change.remove) removeRecord(state, key)
  for (const record of change.put) putRecord(state, record)
}
