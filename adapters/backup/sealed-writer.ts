import { randomBytes } from "node:crypto"
import { Effect } from "effect"
import { keyIdOf } from "../sealing/node/key-id.ts"
import { type BackupLine, formatVersion, type Header } from "./format.ts"
import { chunkBytes, makeChunkSeal } from "./piece-seal.ts"

const saltLength = 32

/** The sealed piece after its length (4 bytes, big-endian). */
const frameOf = (sealed: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(sealed.length)
  return Buffer.concat([length, sealed])
}

export const makeSealedWriter = <E>(key: Uint8Array, send: (bytes: Uint8Array) => Effect.Effect<void, E>) => {
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

  const drain = Effect.fnUntraced(function* () {
    // Holds a piece back, so that the last one can be marked as such.
    while (waiting.length > chunkBytes) {
      const piece = waiting.subarray(0, chunkBytes)
      waiting = waiting.subarray(chunkBytes)
      yield* send(frameOf(pieces.seal(piece, false)))
    }
  })

  return {
    begin: send(firstLine),
    write: (lines: ReadonlyArray<string>) =>
      Effect.suspend(() => {
        waiting = Buffer.concat([waiting, Buffer.from(lines.map((line) => `${line}\n`).join(""))])
        return drain()
      }),
    end: Effect.suspend(() => send(frameOf(pieces.seal(waiting, true))))
  }
}

export const backupLineText = (line: Exclude<BackupLine, { readonly owner: string }>): string =>
  JSON.stringify(line)
