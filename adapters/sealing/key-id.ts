import { createHash } from "node:crypto"
import type { Sealed } from "#core/domain/values/sealed.ts"
import { isKnownFormat, sealedFormat } from "./sealed-format.ts"

const { keyIdLength } = sealedFormat

/** Tells keys apart, and says nothing of them. */
export const keyIdBytesOf = (key: Uint8Array): Buffer =>
  createHash("sha256").update(key).digest().subarray(0, keyIdLength)

/** The same in hex, for people. */
export const keyIdOf = (key: Uint8Array): string => keyIdBytesOf(key).toString("hex")

/** The id of the key that sealed a text, in hex. */
export const keyIdIn = (sealed: Sealed): string =>
  Buffer.from(sealed.slice(0, 8), "base64")
    .subarray(1, 1 + keyIdLength)
    .toString("hex")

/** Whether something says of itself that it is a sealed text. */
export const isSealed = (text: Sealed): boolean => isKnownFormat(Buffer.from(text.slice(0, 4), "base64")[0])
