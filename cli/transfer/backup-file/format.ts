import { Schema } from "effect"
import { isRecord } from "#core/domain/records/is-record.ts"
import { isCollection } from "#core/domain/transfer/collections.ts"
import type { PortableRecord } from "#core/domain/transfer/portable-record.ts"
import { codeOf } from "../../system/error-code.ts"
import { Tally } from "../tally.ts"

/**
 * What this version writes, and the newest that it reads. A change of what is stored needs the next number
 * (`tests/cli/transfer/backup-file.test.ts`).
 */
export const formatVersion = 4

/** The first line of a backup: JSON, not sealed, at most so many bytes with its line end. */
export const longestHeader = 1_024

export const Header = Schema.Struct({
  honesthive: Schema.Literal("backup"),
  version: Schema.Int,
  /** The first 4 bytes of the SHA-256 of the encryption key, in hex: tells keys apart, and says nothing of them. */
  key: Schema.String,
  /** 32 random bytes, base64: with them the file's own key is derived. */
  salt: Schema.String
})
export type Header = typeof Header.Type

/** The lines beside the records. */
const Frame = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("start"), madeOn: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("image"), key: Schema.String, bytes: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal("end"),
    tally: Tally,
    /** Pictures that were replaced while the backup was made: nothing names them. */
    unnamed: Schema.Array(Schema.String)
  })
])

/** What the sealed part holds: lines of JSON, pictures before accounts, and one line more at the end. */
export type BackupLine = typeof Frame.Type | PortableRecord

const isFrame = Schema.is(Frame)

export const isBackupLine = (line: unknown): line is BackupLine =>
  isFrame(line) || (isRecord(line) && isCollection(line.kind))

/** A file that cannot be restored, and why, in one line. */
export class BackupUnusable extends Schema.TaggedError<BackupUnusable>()("BackupUnusable", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file} ${this.reason} Nothing was changed.`
  }
}

/** For whatever reading a backup throws. */
export const unusableBy =
  (file: string) =>
  (cause: unknown): BackupUnusable =>
    cause instanceof BackupUnusable
      ? cause
      : new BackupUnusable({
          file,
          reason:
            codeOf(cause) === "ENOENT"
              ? "is not there."
              : `cannot be read: ${cause instanceof Error ? cause.message : cause}.`
        })
