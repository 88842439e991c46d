import { Buffer } from "node:buffer"
import { Redacted, Schema, SchemaGetter } from "effect"

const hex = /^[0-9a-f]{64}$/i
const base64 = /^[A-Za-z0-9+/_-]{43}=?$/

type Keys = Redacted.Redacted<readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]>

const partsOf = (text: string): readonly [string, ...ReadonlyArray<string>] => {
  const [first = "", ...others] = text.split(",").map((part) => part.trim())
  return [first, ...others]
}

const isKey = (text: string): boolean => hex.test(text) || base64.test(text)

const bytesOf = (text: string): Uint8Array =>
  new Uint8Array(Buffer.from(text, hex.test(text) ? "hex" : "base64"))

const decodeKeys = (text: string): Keys => {
  const [first, ...others] = partsOf(text)
  return Redacted.make([bytesOf(first), ...others.map(bytesOf)])
}

const encodeKeys = (keys: Keys): string =>
  Redacted.value(keys)
    .map((key) => Buffer.from(key).toString("base64"))
    .join(",")

/** One key, or the new and the old one: each 32 bytes as 64 hex digits, or as base64 (also the URL-safe kind). */
export const EncryptionKeys = Schema.String.check(
  Schema.makeFilter((text: string) => partsOf(text).length <= 2 && partsOf(text).every(isKey))
).pipe(
  Schema.decodeTo(
    Schema.Redacted(Schema.TupleWithRest(Schema.Tuple([Schema.Uint8Array]), [Schema.Uint8Array])),
    {
      decode: SchemaGetter.transform(decodeKeys),
      encode: SchemaGetter.transform(encodeKeys)
    }
  )
)
export type EncryptionKeys = typeof EncryptionKeys.Type
