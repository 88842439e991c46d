import { Latch } from "effect"
import type { Change } from "#core/domain/hives/change.ts"
import {
  type DirtyDocuments,
  emptyDirty,
  isDirty,
  mergeDirty,
  noteChange
} from "../in-memory/dirty-documents.ts"
import type { InMemoryState } from "../in-memory/in-memory-state.ts"
import { planWrites } from "../in-memory/plan-writes.ts"
import type { DataFolder } from "./data-folder.ts"
import type { Documents } from "./documents.ts"
import type { StoreFileSystem } from "./files.ts"
import type { GroupCommit } from "./group-commit.ts"
import type { FolderChanges } from "./inspect-folder.ts"
import type { Journal } from "./journal.ts"
import { isLeaseLost } from "./store-errors.ts"
import type { WriteCondition } from "./write-condition.ts"
import { writeDocuments } from "./write-documents.ts"

/** A longer journal is flushed at once. One of this size replays in 0.5 s. */
const maxJournalBytes = 32 * 1024 * 1024

export interface WrittenStore {
  readonly files: StoreFileSystem
  readonly folder: DataFolder
  readonly documents: Documents
  readonly journal: Journal
  readonly state: InMemoryState
  readonly commits: GroupCommit
  readonly condition: WriteCondition
}

/** Moves changes from the journal to the documents that they concern. */
export const makeDocumentFlush = (store: WrittenStore, opened: DirtyDocuments) => {
  const { files, folder, documents, journal, state, commits, condition } = store
  let dirty = opened
  const work = Latch.makeUnsafe(isDirty(dirty))
  const isLong = Latch.makeUnsafe(false)

  const takeDirty = async () => {
    const taken = { mark: journal.mark(), dirty, plan: planWrites(state, dirty) }
    dirty = emptyDirty()
    work.closeUnsafe()
    isLong.closeUnsafe()
    return taken
  }

  const markDirtyAgain = (taken: DirtyDocuments, cause: unknown) => {
    mergeDirty(dirty, taken)
    if (isLeaseLost(cause)) condition.noteLeaseLost(cause)
    else work.openUnsafe()
  }

  return {
    work,
    isLong,
    noteDurable: (change: Change) => {
      noteChange(dirty, change, (owner) => state.hives.has(owner))
      work.openUnsafe()
      if (journal.length() > maxJournalBytes) isLong.openUnsafe()
    },
    noteRemoved: ({ hives, directory, sessions, names }: FolderChanges["removed"]) => {
      if (names.length === 0) return
      for (const owner of hives) dirty.hives.add(owner)
      dirty.directory ||= directory
      dirty.sessions ||= sessions
      work.openUnsafe()
    },
    hivesWithoutFile: () =>
      [...dirty.hives].filter((owner) => documents.hive(owner).checksum() === undefined),
    flush: async () => {
      condition.requireLease()
      if (!isDirty(dirty)) return
      const taken = await commits.between(takeDirty)
      try {
        await writeDocuments({ files, folder, documents }, taken.plan, taken.mark.chain)
        await commits.between(() => journal.cut(taken.mark, documents.checksums()))
      } catch (cause) {
        markDirtyAgain(taken.dirty, cause)
        throw cause
      }
    }
  }
}

export type DocumentFlush = ReturnType<typeof makeDocumentFlush>
