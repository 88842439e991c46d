import { Buffer } from "node:buffer"
import { Redacted, Schema, SchemaGetter } from "effect"

export const keyBytes = 32

const hex = /^[0-9a-f]{64}$/i
const base64 = /^[A-Za-z0-9+/_-]{43}=?$/

const decodeKey = (text: string): Redacted.Redacted<Uint8Array> =>
  Redacted.make(new Uint8Array(Buffer.from(text, hex.test(text) ? "hex" : "base64")))

const encodeKey = (key: Redacted.Redacted<Uint8Array>): string =>
  Buffer.from(Redacted.value(key)).toString("base64")

/** 32 bytes as 64 hex digits, or as base64 (also the URL-safe kind). */
export const EncryptionKey = Schema.Trim.check(
  Schema.makeFilter((text: string) => hex.test(text) || base64.test(text))
).pipe(
  Schema.decodeTo(Schema.Redacted(Schema.Uint8Array), {
    decode: SchemaGetter.transform(decodeKey),
    encode: SchemaGetter.transform(encodeKey)
  })
)
