import { type FileHandle, open } from "node:fs/promises"
import { TaskFailed } from "../../data-tasks/data-task.ts"
import { codeOf } from "../../system/error-code.ts"

/** Where changes are noted, as they are made. */
interface ChangesFile {
  readonly write: (bytes: Uint8Array) => Promise<void>
  readonly close: () => Promise<void>
}

const unusable = (path: string) => (cause: unknown) => {
  const isTaken = codeOf(cause) === "EEXIST"
  throw new TaskFailed({
    text: isTaken
      ? `${path} is there already. Name another file.`
      : `${path} cannot be written (${codeOf(cause) ?? "unknown"}).`
  })
}

/** What comes at the same time is written one after the other. */
const writingTo = (path: string, file: FileHandle): ChangesFile => {
  let turn = Promise.resolve()
  const write = (bytes: Uint8Array) => {
    turn = turn.then(() => file.appendFile(bytes)).catch(unusable(path))
    return turn
  }
  return { write, close: () => file.close() }
}

/**
 * Opens a new file for its owner alone. What is noted stays when the replay is interrupted, and is never overwritten.
 * Rejects with `TaskFailed`.
 */
export const openChangesFile = (path: string): Promise<ChangesFile> =>
  open(path, "wx", 0o600).then((file) => writingTo(path, file), unusable(path))
