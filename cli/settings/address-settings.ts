import { isIP } from "node:net"
import { Option, Schema, SchemaGetter } from "effect"
import { isPublicAddress } from "#adapters/public-address/index.ts"

export const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/** The bundler takes out calls of `decodeURIComponent` whose value nobody uses, though they may throw. */
const decoded = Option.liftThrowable(decodeURIComponent)

export const isPercentEncoded = (part: string): boolean => Option.isSome(decoded(part))

/** `isFit` is asked about the text, and must refuse what is no URL. */
export const urlThat = (isFit: (text: string) => boolean) =>
  Schema.Trim.check(Schema.makeFilter(isFit)).pipe(
    Schema.decodeTo(Schema.URL, {
      decode: SchemaGetter.transform((text: string) => new URL(text)),
      encode: SchemaGetter.transform((url: URL) => url.href)
    })
  )

/**
 * Whether the host is this machine, a private address, or a name without a dot, as containers have: no such name
 * exists on the internet.
 */
export const isNear = ({ hostname }: URL): boolean => {
  const address = hostname.replace(/^\[|\]$/g, "")
  if (isIP(address) !== 0) return !isPublicAddress(address)
  return /^(?:[^.]+|.+\.localhost)$/.test(hostname)
}

export const isUnreadOnTheWay = (url: URL): boolean => url.protocol === "https:" || isNear(url)

export const httpsForm = "https://, or http:// where the address is this machine's or a private one"

/** An origin to which texts, images or credentials are sent. */
export const ServiceUrl = urlThat(isOrigin).check(Schema.makeFilter(isUnreadOnTheWay))

export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const WebAddress = Schema.Trim.check(Schema.makeFilter(isWebAddress))
export const webAddressForm = "an https:// or http:// address"

/** Address of a page that browsers run only in a secure context. */
export const SecureWebAddress = WebAddress.check(
  Schema.makeFilter((text) => new URL(text).protocol === "https:")
)

export const Region = Schema.Trim.check(Schema.isPattern(/^[a-z0-9-]+$/))
