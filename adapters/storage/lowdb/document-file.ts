import { crc32 } from "node:zlib"
import type { Adapter } from "lowdb"
import type { StoredRecord } from "#core/hives/change.ts"
import type { FileIdentity, Files } from "./files.ts"
import { damaged, FileReplaced, StartRefused } from "./store-errors.ts"
import { replaceFile } from "./temporary.ts"

const schemaVersion = 1
/** Rows that are written in one go: a big hive must not hold up other requests. */
const rowsPerChunk = 200
const footLength = ',"checksum":"00000000"}\n'.length
const footPattern = /^,"checksum":"([0-9a-f]{8})"\}\n$/

export type Rows = ReadonlyArray<StoredRecord>

interface Document {
  readonly schema: number
  /** Path within the data folder: a file does not pass for another. */
  readonly name: string
  readonly rows: Rows
}

const hexOf = (crc: number) => crc.toString(16).padStart(8, "0")

const byId = (a: StoredRecord, b: StoredRecord) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** By kind and id: the order of rows must not tell in which order people wrote. */
const sortedChunks = function* (rows: Rows): Generator<Rows> {
  const kinds = Map.groupBy(rows, (row) => row.kind)
  for (const kind of [...kinds.keys()].sort()) {
    const sorted = (kinds.get(kind) ?? []).sort(byId)
    for (let from = 0; from < sorted.length; from += rowsPerChunk)
      yield sorted.slice(from, from + rowsPerChunk)
  }
}

const textChunks = function* (name: string, rows: Rows): Generator<string> {
  let separator = `{"schema":${schemaVersion},"name":${JSON.stringify(name)},"rows":[\n`
  for (const chunk of sortedChunks(rows)) {
    yield separator + chunk.map((row) => JSON.stringify(row)).join(",\n")
    separator = ",\n"
  }
  yield rows.length === 0 ? `${separator}]` : "\n]"
}

const encodeDocument = function* (name: string, rows: Rows): Generator<Uint8Array> {
  let crc = 0
  for (const text of textChunks(name, rows)) {
    const bytes = Buffer.from(text)
    crc = crc32(bytes, crc)
    yield bytes
  }
  yield Buffer.from(`,"checksum":"${hexOf(crc)}"}\n`)
}

/** The checksum says that this program wrote it, so the rows need no further look. */
const decodeDocument = (path: string, name: string, content: Buffer): Rows => {
  const end = Math.max(0, content.length - footLength)
  const foot = footPattern.exec(content.toString("latin1", end))
  if (foot === null) throw damaged(path, "the file is empty, cut short or altered")
  if (foot[1] !== hexOf(crc32(content.subarray(0, end)))) throw damaged(path, "the checksum does not match")
  const document: Document = JSON.parse(content.toString("utf8"))
  if (document.schema !== schemaVersion) {
    throw new StartRefused({ file: path, reason: `written by another version (schema ${document.schema})` })
  }
  if (document.name !== name) throw damaged(path, `the file is really ${document.name}`)
  return document.rows
}

const isSame = (a: FileIdentity | undefined, b: FileIdentity | undefined) =>
  a?.inode === b?.inode && a?.revision === b?.revision

const view = (content: Uint8Array) => Buffer.from(content.buffer, content.byteOffset, content.byteLength)

/** lowdb's adapter for one file. A write survives a power loss once the file's folder is synced. */
export interface DocumentFile extends Adapter<Rows> {
  /** Takes the file as it is, unread: for one that is about to be replaced or removed. */
  readonly adopt: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A lowdb file with a checksum, replaced whole, and never over a file that it does not know. */
export const documentFile = (files: Files, path: string, name: string): DocumentFile => {
  let known: FileIdentity | undefined

  const refuseReplaced = async () => {
    if (!isSame(await files.identity(path), known)) throw new FileReplaced({ file: path })
  }

  const adopt = async () => {
    known = await files.identity(path)
  }

  return {
    adopt,
    read: async () => {
      await adopt()
      const content = await files.read(path)
      return content === undefined ? null : decodeDocument(path, name, view(content))
    },
    write: async (rows) => {
      const { file, identity } = await replaceFile(files, path, encodeDocument(name, rows), refuseReplaced)
      known = identity
      await file.close()
    },
    remove: async () => {
      await refuseReplaced()
      await files.remove(path)
      known = undefined
    }
  }
}
