import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import { keyIdOf } from "../sealing/node/key-id.ts"
import { type BackupLine, formatVersion, type Header } from "./format.ts"
import { paddingFor } from "./padding.ts"
import { chunkBytes, frameLengthBytes, makeChunkSeal } from "./piece-seal.ts"

const saltLength = 32

const frameOf = (sealed: Buffer): Buffer<ArrayBuffer> => {
  const length = Buffer.alloc(frameLengthBytes)
  length.writeUInt32BE(sealed.length)
  return Buffer.concat([length, sealed])
}

export const makeSealedWriter = <E>(
  key: Uint8Array,
  send: (bytes: Uint8Array<ArrayBuffer>) => Effect.Effect<void, E>
) => {
  const salt = randomBytes(saltLength)
  const header: Header = {
    honesthive: "backup",
    version: formatVersion,
    key: keyIdOf(key),
    salt: salt.toString("base64")
  }
  const firstLine = Buffer.from(`${JSON.stringify(header)}\n`)
  const pieces = makeChunkSeal(key, salt, firstLine)
  let waiting = Buffer.of()
  let contentBytes = 0

  const drain = Effect.fnUntraced(function* () {
    // Holds a piece back, so that the last one can be marked as such.
    while (waiting.length > chunkBytes) {
      const piece = waiting.subarray(0, chunkBytes)
      waiting = waiting.subarray(chunkBytes)
      yield* send(frameOf(pieces.seal(piece, false)))
    }
  })

  const write = (lines: ReadonlyArray<string>) =>
    Effect.suspend(() => {
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""))
      contentBytes += bytes.length
      waiting = Buffer.concat([waiting, bytes])
      return drain()
    })

  return {
    begin: send(firstLine),
    write,
    /** Spaces after a line of JSON are no part of it, so that every version reads it. */
    writePadded: (line: string) =>
      Effect.suspend(() => {
        const padding = paddingFor(firstLine.length, contentBytes + Buffer.byteLength(line) + 1)
        return write([line + " ".repeat(padding)])
      }),
    lastPiece: Effect.sync(() => frameOf(pieces.seal(waiting, true)))
  }
}

export const backupLineText = (line: Exclude<BackupLine, { readonly owner: string }>): string =>
  JSON.stringify(line)
