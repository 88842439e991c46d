import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { Change, RecordKey, StoredRecord } from "#core/domain/hives/change.ts"

/** Documents whose rows in memory are newer than the stored ones. */
export interface Dirty {
  readonly hives: Set<OwnerId>
  directory: boolean
  sessions: boolean
}

export const nothingDirty = (): Dirty => ({ hives: new Set(), directory: false, sessions: false })

export const isDirty = (dirty: Dirty): boolean => dirty.hives.size > 0 || dirty.directory || dirty.sessions

type Kind = StoredRecord["kind"]

const inDirectory: ReadonlySet<Kind> = new Set<Kind>([
  "account",
  "link",
  "admin",
  "admin-entry",
  "catalogue-badge"
])
const inSessions: ReadonlySet<Kind> = new Set<Kind>(["session", "admin-session"])

const noteRemoved = (dirty: Dirty, { kind, owner }: RecordKey) => {
  dirty.directory ||= inDirectory.has(kind)
  // Sessions and the hive's file go with the account.
  dirty.sessions ||= inSessions.has(kind) || kind === "account"
  if (kind === "account" || !(inDirectory.has(kind) || inSessions.has(kind))) dirty.hives.add(owner)
}

const notePut = (dirty: Dirty, record: StoredRecord, hasHive: (owner: OwnerId) => boolean) => {
  dirty.directory ||= inDirectory.has(record.kind)
  dirty.sessions ||= inSessions.has(record.kind)
  const isElsewhere = inDirectory.has(record.kind) || inSessions.has(record.kind)
  if (!isElsewhere || (record.kind === "account" && !hasHive(record.owner))) dirty.hives.add(record.owner)
}

/** Notes what a change alters. A new account brings a hive's file with it, an altered one does not. */
export const noteChange = (dirty: Dirty, change: Change, hasHive: (owner: OwnerId) => boolean): void => {
  for (const key of change.remove) noteRemoved(dirty, key)
  for (const record of change.put) notePut(dirty, record, hasHive)
}

export const mergeDirty = (into: Dirty, from: Dirty): void => {
  for (const owner of from.hives) into.hives.add(owner)
  into.directory ||= from.directory
  into.sessions ||= from.sessions
}
