import { Schema } from "effect"
import { isRecord } from "#core/domain/records/is-record.ts"
import { isCollection } from "#core/domain/transfer/collections.ts"
import type { PortableRecord } from "#core/domain/transfer/portable-record.ts"
import { causeText } from "#core/ports/failure-text.ts"
import { codeOf } from "../system/index.ts"
import { TransferTally } from "./tally.ts"

/**
 * Version written, and the newest one read. Increase it with any change of the stored data
 * (`tests/adapters/backup/backup-file.test.ts`).
 */
export const formatVersion = 7

/** Maximum bytes of the header's line, its newline included. */
export const maxHeaderBytes = 1_024

/**
 * The unsealed first line, of JSON. `key`: first 4 bytes of the encryption key's SHA-256 in hex, which identify it
 * without revealing it. `salt`: 32 random bytes in base64, from which the file's own key is derived.
 */
export const Header = Schema.Struct({
  honesthive: Schema.Literal("backup"),
  version: Schema.Int,
  key: Schema.String,
  salt: Schema.String
})
export type Header = typeof Header.Type

const Frame = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("start"), madeOn: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("image"), key: Schema.String, bytes: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal("end"),
    tally: TransferTally,
    unnamed: Schema.Array(Schema.String)
  })
])

/** Content of the sealed part: lines of JSON, images before accounts, and a final line. */
export type BackupLine = typeof Frame.Type | PortableRecord

const isFrame = Schema.is(Frame)

export const isBackupLine = (line: unknown): line is BackupLine =>
  isFrame(line) || (isRecord(line) && isCollection(line.kind))

export class BackupUnusable extends Schema.TaggedError<BackupUnusable>()("BackupUnusable", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file} ${this.reason} Nothing was changed.`
  }
}

export const unusableBy =
  (file: string) =>
  (cause: unknown): BackupUnusable =>
    cause instanceof BackupUnusable
      ? cause
      : new BackupUnusable({
          file,
          reason: codeOf(cause) === "ENOENT" ? "does not exist." : `cannot be read: ${causeText(cause)}.`
        })
