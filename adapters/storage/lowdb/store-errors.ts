import { Effect, Schema } from "effect"
import { causeText } from "#core/ports/failure-text.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { folderProblem, pathIn } from "./folder-problem.ts"

/** The stored data can't be used as it is. Nothing was written; `file` tells where to look. */
export class DataFolderUnusable extends Schema.TaggedError<DataFolderUnusable>()("DataFolderUnusable", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file}: ${this.reason.replace(/\.?$/, ".")} See docs/durability.md.`
  }
}

export class FileReplaced extends Schema.TaggedError<FileReplaced>()("FileReplaced", {
  file: Schema.String
}) {
  override get message() {
    return [
      `${this.file} was replaced, altered or removed while the server was running. It was not overwritten,`,
      "and nothing is saved any more. Memory still holds everything saved so far: run `honesthive backup FILE` first. Then",
      "stop the server, put that backup or the original files in place, and start it again: see docs/durability.md."
    ].join(" ")
  }
}

export class LockLost extends Schema.TaggedError<LockLost>()("LockLost", {
  file: Schema.String,
  isTaken: Schema.Boolean
}) {
  override get message() {
    if (!this.isTaken) {
      return [
        `${this.file} is gone: it was removed, or DATA_DIR is no longer the folder that this server started with.`,
        "Nothing is saved any more, but memory still holds everything saved so far. Run `honesthive backup FILE` first,",
        "with FILE outside DATA_DIR. Then stop the server, put the folder back, and start it again: see docs/durability.md."
      ].join(" ")
    }
    return [
      `${this.file}: this server was suspended for so long that another one took over the data folder.`,
      "This one saves nothing any more, because only one server may use a data folder."
    ].join(" ")
  }
}

/** After these errors any write could overwrite somebody else's data. */
export type LeaseLost = FileReplaced | LockLost

export const isLeaseLost = (cause: unknown): cause is LeaseLost =>
  cause instanceof FileReplaced || cause instanceof LockLost

/** Changes could not be moved from the journal to the documents; the journal still holds them. */
export class FlushFailed extends Schema.TaggedError<FlushFailed>()("FlushFailed", {
  cause: Schema.Defect()
}) {
  override get message() {
    return this.cause instanceof Error ? this.cause.message : "the data files could not be written"
  }
}

export const damagedFile = (file: string, what: string) =>
  new DataFolderUnusable({
    file,
    reason: `${what}. Restore it from a backup. Nothing was changed.`
  })

export const mixedBackup = (file: string) =>
  new DataFolderUnusable({
    file,
    reason: [
      "this file and journal.ndjson don't belong together: one of them was replaced by an older or newer version.",
      "Put the original back. Nothing was changed."
    ].join(" ")
  })

export const withReplacedFile = ({ file, reason }: DataFolderUnusable) =>
  new DataFolderUnusable({
    file,
    reason: `${reason.replace(/\.?$/, ".")} The running server saved its own version as ${file}.kept: move that file into its place`
  })

export const folderMoved = (dataDir: string, to: string) =>
  new DataFolderUnusable({
    file: dataDir,
    reason: [
      `everything in this folder was moved to the database ${to}. Set DATABASE_URL to that one.`,
      "To use this folder as it was before the move, add --after-move or set AFTER_MOVE=on. Nothing was changed."
    ].join(" ")
  })

/** Names the folder, which the system leaves out of its errors about open files. */
export const changeFailedBy = (folder: string, cause: unknown): StoreUnavailable =>
  new StoreUnavailable({
    cause: causeText(cause).includes(folder) ? cause : new Error(`${folder}: ${causeText(cause)}`, { cause })
  })

export const startRefusedBy =
  (file: string) =>
  (cause: unknown): DataFolderUnusable => {
    if (cause instanceof DataFolderUnusable) return cause
    const problem = folderProblem(cause)
    if (problem !== undefined) return new DataFolderUnusable({ file: pathIn(cause) ?? file, reason: problem })
    return new DataFolderUnusable({ file, reason: causeText(cause) })
  }

export const tryOrRefuse = <A>(file: string, run: () => Promise<A>): Effect.Effect<A, DataFolderUnusable> =>
  Effect.tryPromise({ try: run, catch: startRefusedBy(file) })
