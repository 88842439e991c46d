import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { Change, RecordKey } from "#core/domain/hives/change.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { recordKinds } from "#core/domain/records/record-kinds.ts"

export interface DirtyDocuments {
  readonly hives: Set<OwnerId>
  directory: boolean
  sessions: boolean
}

export const emptyDirty = (): DirtyDocuments => ({ hives: new Set(), directory: false, sessions: false })

export const isDirty = (dirty: DirtyDocuments): boolean =>
  dirty.hives.size > 0 || dirty.directory || dirty.sessions

const noteRemoved = (dirty: DirtyDocuments, { kind, owner }: RecordKey) => {
  const { home } = recordKinds[kind]
  dirty.directory ||= home === "directory"
  dirty.sessions ||= home === "sessions" || kind === "account"
  if (kind === "account" || home === "hive") dirty.hives.add(owner)
}

const notePut = (
  dirty: DirtyDocuments,
  { kind, owner }: StoredRecord,
  hasHive: (owner: OwnerId) => boolean
) => {
  const { home } = recordKinds[kind]
  dirty.directory ||= home === "directory"
  dirty.sessions ||= home === "sessions"
  if (home === "hive" || (kind === "account" && !hasHive(owner))) dirty.hives.add(owner)
}

/** A new account needs a hive file of its own; a changed account doesn't touch it. */
export const noteChange = (
  dirty: DirtyDocuments,
  change: Change,
  hasHive: (owner: OwnerId) => boolean
): void => {
  for (const key of change.remove) noteRemoved(dirty, key)
  for (const record of change.put) notePut(dirty, record, hasHive)
}

export const mergeDirty = (into: DirtyDocuments, from: DirtyDocuments): void => {
  for (const owner of from.hives) into.hives.add(owner)
  into.directory ||= from.directory
  into.sessions ||= from.sessions
}
