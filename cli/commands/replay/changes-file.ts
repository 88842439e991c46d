import { type FileHandle, open, unlink } from "node:fs/promises"
import { codeOf, giveToOwnerOf } from "#adapters/system/index.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { refuseOwnName } from "../../transfer/own-names.ts"

interface ChangesFile {
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly close: () => Promise<void>
  /** For work that failed: an empty file would only stand in the way of the next try. */
  readonly closeAndRemoveIfEmpty: () => Promise<void>
}

const changesFileUnusable = (path: string) => (cause: unknown) => {
  const isTaken = codeOf(cause) === "EEXIST"
  throw new TaskFailed({
    text: isTaken
      ? `${path} is there already. Name another file.`
      : `${path} cannot be written (${codeOf(cause) ?? "unknown"}).`
  })
}

const writingTo = (path: string, file: FileHandle): ChangesFile => {
  let turn = Promise.resolve()
  const write = (bytes: Uint8Array) => {
    turn = turn.then(() => file.appendFile(bytes)).catch(changesFileUnusable(path))
    return turn
  }
  const closeAndRemoveIfEmpty = async () => {
    const { size } = await file.stat()
    await file.close()
    if (size === 0) await unlink(path)
  }
  return { write, close: () => file.close(), closeAndRemoveIfEmpty }
}

/**
 * Creates a file that only its owner can read and that is never overwritten. Lines already written survive an
 * interruption. What root writes within `dataDir` belongs to that folder's owner. Rejects with `TaskFailed`.
 */
export const openChangesFile = async (path: string, dataDir?: string): Promise<ChangesFile> => {
  if (dataDir !== undefined) await refuseOwnName(dataDir, path)
  const file = await open(path, "wx", 0o600).catch(changesFileUnusable(path))
  const changes = writingTo(path, file)
  if (dataDir !== undefined)
    await giveToOwnerOf(dataDir, path, file).catch((cause) =>
      changes.closeAndRemoveIfEmpty().finally(() => changesFileUnusable(path)(cause))
    )
  return changes
}
