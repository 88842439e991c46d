import { Schema, SchemaGetter } from "effect"

const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/** A scheme and a host, maybe a port, and nothing else. */
export const OriginUrl = Schema.Trim.check(Schema.makeFilter(isOrigin)).pipe(
  Schema.decodeTo(Schema.URL, {
    decode: SchemaGetter.transform((text: string) => new URL(text)),
    encode: SchemaGetter.transform((url: URL) => url.href)
  })
)

/** One of Amazon's regions, by the form of its name. */
export const Region = Schema.Trim.check(Schema.isPattern(/^[a-z0-9-]+$/))
