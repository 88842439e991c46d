import type { SealedPlace } from "#core/domain/values/sealed.ts"

/** Bytes of an encryption key. */
export const keyLength = 32

/**
 * A sealed text, before base64: format, key id, nonce, ciphertext, tag. Lengths in bytes. What is sealed is filled up, so
 * that its length says little of the text's; in the first format it was not.
 */
export const sealedFormat = {
  version: 2,
  unpaddedVersion: 1,
  keyIdLength: 4,
  nonceLength: 12,
  tagLength: 16,
  headLength: 1 + 4 + 12
} as const

/** What fingerprints are keyed with is derived from the key under this name. */
export const fingerprintInfo = "honesthive fingerprint"

/** Whether a sealed text of this format can be opened. */
export const isKnownFormat = (format: number | undefined): boolean =>
  format === sealedFormat.version || format === sealedFormat.unpaddedVersion

/**
 * Authenticated with the text: its place and its format. JSON, so that no two places read the same however their parts
 * are cut.
 */
export const boundText = ({ owner, item, field }: SealedPlace, format: number | undefined): string =>
  JSON.stringify(
    format === sealedFormat.unpaddedVersion ? [owner, item, field] : [owner, item, field, format]
  )

/** Bytes: sealed texts differ in length by whole steps. */
const step = 256

/** Follows the text; zeros fill up what is left of the step. */
const endOfText = 0x80

const encoder = new TextEncoder()

export const padded = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = encoder.encode(text)
  const filled = new Uint8Array(Math.ceil((bytes.length + 1) / step) * step)
  filled.set(bytes)
  filled[bytes.length] = endOfText
  return filled
}

/** @throws Error where nothing marks the end. */
export const unpadded = (bytes: Uint8Array, format: number | undefined): string => {
  const end = format === sealedFormat.unpaddedVersion ? bytes.length : bytes.lastIndexOf(endOfText)
  if (end < 0) throw new Error("the end of the sealed text is missing")
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, end))
}

export const fingerprintText = (purpose: string, value: string): string => JSON.stringify([purpose, value])
