import type { AssociatedData } from "#core/domain/values/sealed.ts"

export const keyLengthBytes = 32

/**
 * Layout of a sealed text before base64: format, key id, nonce, ciphertext, tag. Lengths in bytes. The text is padded
 * to hide its length, except in format 1.
 */
export const sealedFormat = {
  version: 2,
  unpaddedVersion: 1,
  keyIdLength: 4,
  nonceLength: 12,
  tagLength: 16,
  headLength: 1 + 4 + 12
} as const

export const fingerprintInfo = "honesthive fingerprint"

export const isKnownFormat = (format: number | undefined): boolean =>
  format === sealedFormat.version || format === sealedFormat.unpaddedVersion

/** Associated data as text: owner, item, field and format. JSON keeps them apart, whatever they contain. */
export const associatedDataText = (
  { owner, item, field }: AssociatedData,
  format: number | undefined
): string =>
  JSON.stringify(
    format === sealedFormat.unpaddedVersion ? [owner, item, field] : [owner, item, field, format]
  )

const paddingStepBytes = 256

/** Ends the text; zeros follow up to the next step. */
const endOfText = 0x80

const encoder = new TextEncoder()

export const padText = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = encoder.encode(text)
  const filled = new Uint8Array(Math.ceil((bytes.length + 1) / paddingStepBytes) * paddingStepBytes)
  filled.set(bytes)
  filled[bytes.length] = endOfText
  return filled
}

export const unpadText = (bytes: Uint8Array, format: number | undefined): string => {
  const end = format === sealedFormat.unpaddedVersion ? bytes.length : bytes.lastIndexOf(endOfText)
  if (end < 0) throw new Error("the end of the sealed text is missing")
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, end))
}

export const fingerprintText = (purpose: string, value: string): string => JSON.stringify([purpose, value])
