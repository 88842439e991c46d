import { join } from "node:path"
import { Effect, Latch } from "effect"
import type { Change } from "#core/domain/hives/change.ts"
import { StoreUnavailable, tryStore } from "#core/ports/store-unavailable.ts"
import {
  type DirtyDocuments,
  emptyDirty,
  isDirty,
  mergeDirty,
  noteChange
} from "../in-memory/dirty-documents.ts"
import type { InMemoryState } from "../in-memory/in-memory-state.ts"
import type { Persistence } from "../in-memory/persistence.ts"
import { planWrites } from "../in-memory/plan-writes.ts"
import type { DataFolder } from "./data-folder.ts"
import type { Documents } from "./documents.ts"
import type { StoreFileSystem } from "./files.ts"
import type { FolderLock } from "./folder-lock.ts"
import { isSpaceScarce } from "./folder-problems.ts"
import { type CommitFailure, makeGroupCommit } from "./group-commit.ts"
import { type DocumentSelection, type FolderChanges, inspectFolder } from "./inspect-folder.ts"
import type { Journal } from "./journal.ts"
import { changeFailedBy, FileReplaced, FlushFailed, isLeaseLost, type LeaseLost } from "./store-errors.ts"
import { checkWritable } from "./temporary-file.ts"
import { writeDocuments, writeReplacedDocuments } from "./write-documents.ts"

/** A longer journal is flushed at once. One of this size replays in 0.5 s. */
const maxJournalBytes = 32 * 1024 * 1024

/** A disk that takes no change for this long, as a network's may, counts as one that refuses it. */
const maxWaitMillis = 10_000

interface OpenedData {
  readonly files: StoreFileSystem
  readonly folder: DataFolder
  readonly documents: Documents
  readonly journal: Journal
  readonly state: InMemoryState
  readonly dirty: DirtyDocuments
  readonly onFileReplaced: (replaced: FileReplaced) => void
  readonly lock: FolderLock
}

export const journalledPersistence = (data: OpenedData) => {
  const { files, folder, documents, journal, state } = data
  const commits = makeGroupCommit(journal)
  let dirty = data.dirty
  let lastFailure: unknown
  let reportedFailure: unknown
  let leaseLost: LeaseLost | undefined
  let hasChanged = false
  let hasKeptCopies = false
  const work = Latch.makeUnsafe(isDirty(dirty))
  const isLong = Latch.makeUnsafe(false)

  const noteLeaseLost = (cause: LeaseLost) => {
    leaseLost = cause
    if (cause instanceof FileReplaced) data.onFileReplaced(cause)
  }

  const noteFailure = (cause: unknown) => {
    lastFailure = cause
    if (isLeaseLost(cause)) noteLeaseLost(cause)
    return changeFailedBy(folder.root, cause)
  }

  const noteDurable = (change: Change) => {
    lastFailure = undefined
    hasChanged = true
    noteChange(dirty, change, (owner) => state.hives.has(owner))
    work.openUnsafe()
    if (journal.length() > maxJournalBytes) isLong.openUnsafe()
  }

  const append: Persistence["append"] = (change, settle) => {
    if (leaseLost !== undefined) return settle(new StoreUnavailable({ cause: leaseLost }))
    commits.append(change, (failure?: CommitFailure) => {
      if (failure !== undefined) return settle(noteFailure(failure.cause))
      noteDurable(change)
      settle()
    })
  }

  const takeDirty = async () => {
    const taken = { mark: journal.mark(), dirty, plan: planWrites(state, dirty) }
    dirty = emptyDirty()
    work.closeUnsafe()
    isLong.closeUnsafe()
    return taken
  }

  const markDirtyAgain = (taken: DirtyDocuments, cause: unknown) => {
    mergeDirty(dirty, taken)
    if (isLeaseLost(cause)) noteLeaseLost(cause)
    else work.openUnsafe()
  }

  const flushOnce = async () => {
    if (leaseLost !== undefined) throw leaseLost
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

  const flush = Effect.tryPromise({ try: flushOnce, catch: (cause) => new FlushFailed({ cause }) })

  const check: Persistence["check"] = tryStore(async () => {
    if (leaseLost !== undefined) throw leaseLost
    if (commits.waitedMillis() > maxWaitMillis) throw new Error(`${folder.root}: the disk does not respond`)
    if (lastFailure === undefined) return
    await commits.between(journal.repair)
    await checkWritable(files, folder.root)
  })

  const noteRemoved = ({ hives, directory, sessions, names }: FolderChanges["removed"]) => {
    if (names.length === 0) return
    for (const owner of hives) dirty.hives.add(owner)
    dirty.directory ||= directory
    dirty.sessions ||= sessions
    work.openUnsafe()
  }

  const isNearlyFull = () => files.freeSpace(folder.root).then(isSpaceScarce, () => false)

  const hivesWithoutFile = () =>
    [...dirty.hives].filter((owner) => documents.hive(owner).checksum() === undefined)

  /**
   * Writes memory's version beside the altered files, so that it outlives this process; renamed back into place, each
   * copy fits the journal.
   */
  const keepAltered = async ({ hives, directory, sessions, names: [name = ""] }: DocumentSelection) => {
    noteLeaseLost(leaseLost ?? new FileReplaced({ file: join(folder.root, name) }))
    const { plan, mark } = await commits.between(async () => ({
      // The directory's copy needs a file for each hive that it names, and some hives are in the journal alone.
      plan: planWrites(state, {
        hives: new Set(directory ? [...hives, ...hivesWithoutFile()] : hives),
        directory,
        sessions
      }),
      mark: journal.mark()
    }))
    await writeReplacedDocuments({ files, folder, documents }, plan, mark.chain)
    hasKeptCopies = true
  }

  const lookAtFiles = async (): Promise<FolderChanges> => {
    data.lock.check()
    await commits.between(journal.verify)
    const changes = await inspectFolder({ files, folder, documents })
    if (changes.altered.names.length > 0) await keepAltered(changes.altered)
    return changes
  }

  /**
   * The next look tells of a refused change. After that it is over if the disk takes a file, unless another was refused.
   */
  const checkRoom = async () => {
    const reported = reportedFailure
    if (reported !== undefined || (await isNearlyFull()))
      await checkWritable(files, folder.root).then(
        () => {
          if (lastFailure === reported) lastFailure = undefined
        },
        (cause) => void noteFailure(cause)
      )
    reportedFailure = lastFailure
  }

  /**
   * Checks the lock, the journal and the documents. Once one was altered by somebody else, nothing is written any
   * more but the `.kept` copies. Must not run during a flush.
   */
  const inspect = async (): Promise<FolderChanges> => {
    if (leaseLost !== undefined && hasKeptCopies) throw leaseLost
    try {
      const changes = await lookAtFiles()
      if (leaseLost !== undefined) throw leaseLost
      await checkRoom()
      noteRemoved(changes.removed)
      return changes
    } catch (cause) {
      if (isLeaseLost(cause)) noteLeaseLost(cause)
      throw leaseLost ?? cause
    }
  }

  return {
    append,
    check,
    inspect,
    lastFailure: () => lastFailure,
    flush,
    hasChanged: () => hasChanged,
    work,
    isLong
  }
}
