import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto"
import { keyLengthBytes, sealedFormat } from "../sealing/sealed-format.ts"

const cipherName = "aes-256-gcm"
const { nonceLength } = sealedFormat

export const { tagLength } = sealedFormat

export const frameLengthBytes = 4

export const chunkBytes = 65_536

/**
 * The nonce contains the piece's index and whether it is the last one, so that pieces can't be moved, left out or cut
 * off unnoticed.
 */
const nonceOf = (position: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(nonceLength)
  nonce.writeBigUInt64BE(BigInt(position), 3)
  nonce[nonceLength - 1] = isLast ? 1 : 0
  return nonce
}

/**
 * Seals or opens the pieces of one file in order: AES-256-GCM with a key that HKDF-SHA-256 derives from the
 * encryption key and the file's salt. The header is associated data of each piece. `open` throws if anything was
 * altered.
 */
export const makeChunkSeal = (key: Uint8Array, salt: Uint8Array, header: Uint8Array) => {
  const own = Buffer.from(hkdfSync("sha256", key, salt, "honesthive backup", keyLengthBytes))
  let position = 0

  return {
    seal: (piece: Uint8Array, isLast: boolean): Buffer => {
      const sealing = createCipheriv(cipherName, own, nonceOf(position++, isLast)).setAAD(header)
      return Buffer.concat([sealing.update(piece), sealing.final(), sealing.getAuthTag()])
    },
    open: (sealed: Uint8Array, isLast: boolean): Buffer => {
      const opening = createDecipheriv(cipherName, own, nonceOf(position++, isLast), {
        authTagLength: tagLength
      })
      opening.setAAD(header).setAuthTag(sealed.subarray(-tagLength))
      return Buffer.concat([opening.update(sealed.subarray(0, -tagLength)), opening.final()])
    }
  }
}
