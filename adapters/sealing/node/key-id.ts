import { createHash } from "node:crypto"
import type { Sealed } from "#core/domain/values/sealed.ts"
import { isKnownFormat, sealedFormat } from "../sealed-format.ts"

const { keyIdLength } = sealedFormat

export const keyIdBytesOf = (key: Uint8Array): Buffer =>
  createHash("sha256").update(key).digest().subarray(0, keyIdLength)

export const keyIdOf = (key: Uint8Array): string => keyIdBytesOf(key).toString("hex")

export const keyIdIn = (sealed: Sealed): string =>
  Buffer.from(sealed.slice(0, 8), "base64")
    .subarray(1, 1 + keyIdLength)
    .toString("hex")

/** Checks the format byte only. */
export const isSealed = (text: Sealed): boolean => isKnownFormat(Buffer.from(text.slice(0, 4), "base64")[0])
