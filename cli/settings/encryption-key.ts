import { Buffer } from "node:buffer"
import { Redacted, Schema, SchemaGetter } from "effect"
import { parseKey } from "#adapters/sealing/node/index.ts"

type ConfiguredKeys = Redacted.Redacted<readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]>

const keyPartsOf = (text: string): readonly [string, ...ReadonlyArray<string>] => {
  const [first = "", ...others] = text.split(",")
  return [first, ...others]
}

const keyBytesOf = (text: string): Uint8Array => parseKey(text) ?? new Uint8Array()

const decodeKeys = (text: string): ConfiguredKeys => {
  const [first, ...others] = keyPartsOf(text)
  return Redacted.make([keyBytesOf(first), ...others.map(keyBytesOf)])
}

const encodeKeys = (keys: ConfiguredKeys): string =>
  Redacted.value(keys)
    .map((key) => Buffer.from(key).toString("base64"))
    .join(",")

/** One key, or the new and the old one, each 32 bytes in 64 hex digits or in base64 (URL-safe, too). */
export const EncryptionKeys = Schema.String.check(
  Schema.makeFilter(
    (text: string) =>
      keyPartsOf(text).length <= 2 && keyPartsOf(text).every((part) => parseKey(part) !== undefined)
  )
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
