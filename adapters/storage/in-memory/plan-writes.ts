import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { DirtyDocuments } from "./dirty-documents.ts"
import type { InMemoryHive } from "./in-memory-hive.ts"
import { type InMemoryState, recordsAt } from "./in-memory-state.ts"
import type { DocumentRows } from "./sorted-rows.ts"

/**
 * Content of one flush, determined synchronously: accounts may come and go while files are written, but the directory
 * must name exactly the hives that have files.
 */
export interface WritePlan {
  readonly hives: ReadonlyArray<readonly [OwnerId, InMemoryHive]>
  readonly gone: ReadonlyArray<OwnerId>
  readonly directory: DocumentRows | undefined
  readonly sessions: DocumentRows | undefined
}

export const planWrites = (state: InMemoryState, dirty: DirtyDocuments): WritePlan => ({
  hives: [...dirty.hives].flatMap((owner) => {
    const hive = state.hives.get(owner)
    return hive === undefined ? [] : [[owner, hive] as const]
  }),
  gone: [...dirty.hives].filter((owner) => !state.hives.has(owner)),
  directory: dirty.directory ? recordsAt(state, "directory") : undefined,
  sessions: dirty.sessions ? recordsAt(state, "sessions") : undefined
})
