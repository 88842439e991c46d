import { Option, Schema } from "effect"

const parseJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/**
 * The JSON of a page's data block, as it was sent: decoding would lose the order of keys, by which a page rendered
 * again would differ.
 */
export const dataIn = (html: string, id: string): Option.Option<object> => {
  const [, json] = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html) ?? []
  return Option.filter(parseJson(json), isObject)
}

export const acceptsExactly = <A>(schema: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownOption(schema, { onExcessProperty: "error" })
  const isValue = Schema.is(schema)
  return (value: unknown): value is A => Option.isSome(decode(value)) && isValue(value)
}
