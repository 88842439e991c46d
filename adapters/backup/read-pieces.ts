import type { FileHandle } from "node:fs/promises"
import { Option, Schema } from "effect"
import { keyIdOf } from "../sealing/node/key-id.ts"
import { BackupUnusable, formatVersion, Header, maxHeaderBytes } from "./format.ts"
import { chunkBytes, frameLengthBytes, makeChunkSeal, tagLength } from "./piece-seal.ts"

export interface BackupSource {
  readonly handle: FileHandle
  readonly file: string
  readonly keys: ReadonlyArray<Uint8Array>
}

const readAt = async ({ handle }: BackupSource, position: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await handle.read(bytes, read, length - read, position + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return bytes.subarray(0, read)
}

const decodeHeader = Schema.decodeUnknownOption(Schema.fromJsonString(Header))

const keyFor = ({ file, keys }: BackupSource, { key: id }: Header): Uint8Array => {
  const key = keys.find((known) => keyIdOf(known) === id)
  if (key !== undefined) return key
  const given = keys.map(keyIdOf).join(", ")
  throw new BackupUnusable({
    file,
    reason: `was sealed with another key (its id is ${id}) than the one given (${given}). Add that key: ENCRYPTION_KEY=NEW,OLD, or encryption.key.old beside encryption.key.`
  })
}

export const readHeader = async (source: BackupSource) => {
  const { file } = source
  const start = await readAt(source, 0, maxHeaderBytes)
  const end = start.indexOf("\n") + 1
  const header = Option.getOrUndefined(decodeHeader(start.toString("utf8", 0, end)))
  if (header === undefined) throw new BackupUnusable({ file, reason: "is not a HonestHive backup." })
  if (header.version > formatVersion) {
    throw new BackupUnusable({
      file,
      reason: `was made by a newer version of HonestHive (format ${header.version}). Use that version to restore it.`
    })
  }
  const [line, key] = [start.subarray(0, end), keyFor(source, header)]
  return {
    length: end,
    isCurrentKey: key === source.keys[0],
    seal: makeChunkSeal(key, Buffer.from(header.salt, "base64"), line)
  }
}

const damagedBackup = ({ file }: BackupSource) =>
  new BackupUnusable({ file, reason: "is damaged or incomplete." })

interface OpenedPiece {
  readonly bytes: Buffer
  readonly share: number
}

const openOrDamaged = (source: BackupSource, open: () => Buffer): Buffer => {
  try {
    return open()
  } catch {
    throw damagedBackup(source)
  }
}

export const readChunks = async function* (source: BackupSource): AsyncGenerator<OpenedPiece> {
  const { size } = await source.handle.stat()
  const { length: headerLength, seal } = await readHeader(source)
  let position = headerLength
  do {
    const frame = await readAt(source, position, frameLengthBytes)
    const length = frame.length === frameLengthBytes ? frame.readUInt32BE() : 0
    if (length < tagLength || length > chunkBytes + tagLength) throw damagedBackup(source)
    const sealed = await readAt(source, position + frameLengthBytes, length)
    position += frameLengthBytes + length
    yield {
      bytes: openOrDamaged(source, () => seal.open(sealed, position >= size)),
      share: Math.min(1, position / size)
    }
  } while (position < size)
}
