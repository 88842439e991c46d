import { join } from "node:path"
import { planWrites } from "../in-memory/plan-writes.ts"
import type { DocumentFlush, WrittenStore } from "./document-flush.ts"
import type { FolderLock } from "./folder-lock.ts"
import { isSpaceScarce } from "./folder-problems.ts"
import { type DocumentSelection, type FolderChanges, inspectFolder } from "./inspect-folder.ts"
import { FileReplaced, isLeaseLost } from "./store-errors.ts"
import { checkWritable } from "./temporary-file.ts"
import { writeReplacedDocuments } from "./write-documents.ts"

/**
 * Checks the lock, the journal and the documents. Once one was altered by somebody else, nothing is written any
 * more but the `.kept` copies. Must not run during a flush.
 */
export const makeFolderInspection = (store: WrittenStore, documentFlush: DocumentFlush, lock: FolderLock) => {
  const { files, folder, documents, journal, state, commits, condition } = store
  let reportedFailure: unknown
  let hasKeptCopies = false

  const isNearlyFull = () => files.freeSpace(folder.root).then(isSpaceScarce, () => false)

  /**
   * Writes memory's version beside the altered files, so that it outlives this process; renamed back into place, each
   * copy fits the journal.
   */
  const keepAltered = async ({ hives, directory, sessions, names: [name = ""] }: DocumentSelection) => {
    condition.noteLeaseLost(condition.leaseLost() ?? new FileReplaced({ file: join(folder.root, name) }))
    const { plan, mark } = await commits.between(async () => ({
      // The directory's copy needs a file for each hive that it names, and some hives are in the journal alone.
      plan: planWrites(state, {
        hives: new Set(directory ? [...hives, ...documentFlush.hivesWithoutFile()] : hives),
        directory,
        sessions
      }),
      mark: journal.mark()
    }))
    await writeReplacedDocuments({ files, folder, documents }, plan, mark.chain)
    hasKeptCopies = true
  }

  const lookAtFiles = async (): Promise<FolderChanges> => {
    lock.check()
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
          if (condition.lastFailure() === reported) condition.noteWritten()
        },
        (cause) => void condition.noteFailure(cause)
      )
    reportedFailure = condition.lastFailure()
  }

  return async (): Promise<FolderChanges> => {
    if (hasKeptCopies) condition.requireLease()
    try {
      const changes = await lookAtFiles()
      condition.requireLease()
      await checkRoom()
      documentFlush.noteRemoved(changes.removed)
      return changes
    } catch (cause) {
      if (isLeaseLost(cause)) condition.noteLeaseLost(cause)
      throw condition.leaseLost() ?? cause
    }
  }
}
