import type { SealedPlace } from "#core/support/sealer.ts"

/** Bytes of an encryption key. */
export const keyLength = 32

/** A sealed text, before base64: format, key id, nonce, ciphertext, tag. Lengths in bytes. */
export const sealedFormat = {
  version: 1,
  keyIdLength: 4,
  nonceLength: 12,
  tagLength: 16,
  headLength: 1 + 4 + 12
} as const

/** What fingerprints are keyed with is derived from the key under this name. */
export const fingerprintInfo = "honesthive fingerprint"

/** Authenticated with the text. JSON, so that no two places read the same however their parts are cut. */
export const boundText = ({ owner, item, field }: SealedPlace): string => JSON.stringify([owner, item, field])

export const fingerprintText = (purpose: string, value: string): string => JSON.stringify([purpose, value])
