import { Schema } from "effect"

/** A file can't be read or written; `place` is the file or a line of it. */
export class FileUnusable extends Schema.TaggedError<FileUnusable>()("FileUnusable", {
  place: Schema.String,
  problem: Schema.String
}) {
  override get message() {
    return `${this.place}: ${this.problem}`
  }
}

const fileProblemTexts: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "this user may not open it",
  EISDIR: "it is a folder",
  ENOTDIR: "its folder is a file",
  ENOSPC: "the disk is full",
  Z_DATA_ERROR: "it is no gzip file, or it is damaged",
  Z_BUF_ERROR: "the gzip file is cut off"
}

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "")

export const fileUnusable = (place: string, error: unknown): FileUnusable => {
  if (error instanceof FileUnusable) return error
  if (!(error instanceof Error)) return new FileUnusable({ place, problem: String(error) })
  return new FileUnusable({ place, problem: fileProblemTexts[codeOf(error)] ?? error.message })
}
