import { Effect } from "effect"
import { StoreUnavailable, tryStore } from "#core/ports/store-unavailable.ts"
import type { DirtyDocuments } from "../in-memory/dirty-documents.ts"
import type { Persistence } from "../in-memory/persistence.ts"
import { makeDocumentFlush, type WrittenStore } from "./document-flush.ts"
import { makeFolderInspection } from "./folder-inspection.ts"
import type { FolderLock } from "./folder-lock.ts"
import { type CommitFailure, makeGroupCommit } from "./group-commit.ts"
import { type FileReplaced, FlushFailed } from "./store-errors.ts"
import { checkWritable } from "./temporary-file.ts"
import { makeWriteCondition } from "./write-condition.ts"

/** A disk that takes no change for this long, as a network's may, counts as one that refuses it. */
const maxWaitMillis = 10_000

interface OpenedData extends Omit<WrittenStore, "commits" | "condition"> {
  readonly dirty: DirtyDocuments
  readonly onFileReplaced: (replaced: FileReplaced) => void
  readonly lock: FolderLock
}

export const journalledPersistence = ({ dirty, onFileReplaced, lock, ...opened }: OpenedData) => {
  const { files, folder, journal } = opened
  const commits = makeGroupCommit(journal)
  const condition = makeWriteCondition(folder.root, onFileReplaced)
  const store: WrittenStore = { ...opened, commits, condition }
  const documentFlush = makeDocumentFlush(store, dirty)
  let hasChanged = false

  const append: Persistence["append"] = (change, settle) => {
    const leaseLost = condition.leaseLost()
    if (leaseLost !== undefined) return settle(new StoreUnavailable({ cause: leaseLost }))
    commits.append(change, (failure?: CommitFailure) => {
      if (failure !== undefined) return settle(condition.noteFailure(failure.cause))
      condition.noteWritten()
      hasChanged = true
      documentFlush.noteDurable(change)
      settle()
    })
  }

  const check: Persistence["check"] = tryStore(async () => {
    condition.requireLease()
    if (commits.waitedMillis() > maxWaitMillis) throw new Error(`${folder.root}: the disk does not respond`)
    if (condition.lastFailure() === undefined) return
    await commits.between(journal.repair)
    await checkWritable(files, folder.root)
  })

  return {
    append,
    check,
    inspect: makeFolderInspection(store, documentFlush, lock),
    lastFailure: condition.lastFailure,
    flush: Effect.tryPromise({ try: documentFlush.flush, catch: (cause) => new FlushFailed({ cause }) }),
    hasChanged: () => hasChanged,
    work: documentFlush.work,
    isLong: documentFlush.isLong
  }
}
