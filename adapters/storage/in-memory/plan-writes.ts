import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { StoredRecord } from "#core/domain/hives/change.ts"
import type { DirtyDocuments } from "./dirty-documents.ts"
import type { InMemoryHive } from "./in-memory-hive.ts"
import type { InMemoryState } from "./in-memory-state.ts"

type PlannedRows = ReadonlyArray<StoredRecord>

/**
 * Content of one flush, determined synchronously: accounts may come and go while files are written, but the directory
 * must name exactly the hives that have files.
 */
export interface WritePlan {
  readonly hives: ReadonlyArray<readonly [OwnerId, InMemoryHive]>
  readonly gone: ReadonlyArray<OwnerId>
  readonly directory: PlannedRows | undefined
  readonly sessions: PlannedRows | undefined
}

export const planWrites = (state: InMemoryState, dirty: DirtyDocuments): WritePlan => {
  const { own } = state
  const directory = () => [
    ...[...state.hives.values()].map((hive) => hive.head.account),
    ...state.links.values(),
    ...own.installation.admins.values(),
    ...own.installation.badges.values(),
    ...own.entries.values(),
    ...own.formerEmails.values()
  ]
  return {
    hives: [...dirty.hives].flatMap((owner) => {
      const hive = state.hives.get(owner)
      return hive === undefined ? [] : [[owner, hive] as const]
    }),
    gone: [...dirty.hives].filter((owner) => !state.hives.has(owner)),
    directory: dirty.directory ? directory() : undefined,
    sessions: dirty.sessions ? [...state.sessions.values(), ...own.sessions.values()] : undefined
  }
}
