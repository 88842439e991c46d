import { Schema } from "effect"

/** The stored data cannot be used as it is. Nothing was written; `file` says where to look. */
export class StartRefused extends Schema.TaggedError<StartRefused>()("StartRefused", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file}: ${this.reason}`
  }
}

/** A file is not the one that this server wrote: somebody restored or replaced it under the running server. */
export class FileReplaced extends Schema.TaggedError<FileReplaced>()("FileReplaced", {
  file: Schema.String
}) {
  override get message() {
    return `${this.file} was replaced while the server runs. It was left as it is; restart the server to use it.`
  }
}

/** Records could not be moved from the journal to their files; they are still in the journal. */
export class FlushFailed extends Schema.TaggedError<FlushFailed>()("FlushFailed", {
  cause: Schema.Defect()
}) {
  override get message() {
    return this.cause instanceof Error ? this.cause.message : "the data files could not be written"
  }
}

export const damaged = (file: string, what: string) =>
  new StartRefused({ file, reason: `${what}. Restore it from a backup; nothing was changed.` })

export const refusedBy = (file: string) => (cause: unknown) =>
  cause instanceof StartRefused
    ? cause
    : new StartRefused({ file, reason: cause instanceof Error ? cause.message : String(cause) })
