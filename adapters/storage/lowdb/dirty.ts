import type { OwnerId } from "#core/accounts/account.ts"
import type { Change, RecordKey, StoredRecord } from "#core/hives/change.ts"

/** Files whose rows in memory are newer than on disk. */
export interface Dirty {
  readonly hives: Set<OwnerId>
  directory: boolean
  sessions: boolean
}

export const nothingDirty = (): Dirty => ({ hives: new Set(), directory: false, sessions: false })

export const isDirty = (dirty: Dirty): boolean => dirty.hives.size > 0 || dirty.directory || dirty.sessions

const noteRemoved = (dirty: Dirty, key: RecordKey) => {
  dirty.directory ||= key.kind === "link" || key.kind === "account"
  // Sessions and the hive's file go with the account.
  dirty.sessions ||= key.kind === "session" || key.kind === "account"
  if (key.kind !== "session" && key.kind !== "link") dirty.hives.add(key.owner)
}

const notePut = (dirty: Dirty, record: StoredRecord, hasHive: (owner: OwnerId) => boolean) => {
  dirty.directory ||= record.kind === "link" || record.kind === "account"
  dirty.sessions ||= record.kind === "session"
  const isElsewhere = record.kind === "session" || record.kind === "link" || record.kind === "account"
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
