import { isIP } from "node:net"
import { Schema, SchemaGetter } from "effect"
import { isPublicAddress } from "#adapters/identity/oidc/public-address.ts"

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

/** This machine, a private address, or a name without a dot, as containers have: such names are nobody's on the internet. */
export const isNear = ({ hostname }: URL): boolean => {
  const address = hostname.replace(/^\[|\]$/g, "")
  if (isIP(address) !== 0) return !isPublicAddress(address)
  return /^(?:[^.]+|.+\.localhost)$/.test(hostname)
}

/** Whether what is sent there cannot be read on the way through the internet. */
export const isUnreadOnTheWay = (url: URL): boolean => url.protocol === "https:" || isNear(url)

export const httpsForm = "https://, or http:// where the address is this machine's or a private one"

/** A scheme and a host to which texts, pictures or credentials are sent. */
export const ServiceUrl = OriginUrl.check(Schema.makeFilter(isUnreadOnTheWay))

/** One of Amazon's regions, by the form of its name. */
export const Region = Schema.Trim.check(Schema.isPattern(/^[a-z0-9-]+$/))
