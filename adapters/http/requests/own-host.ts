import { failureResponse, type PlainResponse } from "../responses/plain-response.ts"
import type { SiteSettings } from "../site/site.ts"

/** Exempt from the host check: health probes use the server's internal address. */
const healthPath = "/api/health"

/**
 * The Host header can be anything, and h3 fails without a response if the address can't be parsed. `request.url` is
 * computed lazily and may throw on a path that needs normalising.
 */
export const hasAddress = (request: Request): boolean => {
  try {
    return URL.canParse(request.url)
  } catch {
    return false
  }
}

const hostnameIn = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "")

/** Host name or address, with an optional port; anything else takes the slow check. */
const plainHost = /^([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*|\[[0-9A-Fa-f:.]+\])(?::(\d{1,5}))?$/

const maxPortNumber = 65_535

const maxKnownHosts = 16

export const makeHostCheck = (site: SiteSettings): ((host: string) => boolean) => {
  const own = new Set<string>()
  return (host) => {
    const [, name = "", port = "0"] = plainHost.exec(host) ?? []
    if (name === "" || Number(port) > maxPortNumber) return false
    if (own.has(name)) return true
    if (!site.isOwnHost(hostnameIn(`http://${name}`))) return false
    if (own.size < maxKnownHosts) own.add(name)
    return true
  }
}

const hostnamesOf = (request: Request): ReadonlyArray<string> => {
  const host = request.headers.get("host")
  return host === null ? [hostnameIn(request.url)] : [hostnameIn(request.url), hostnameIn(`http://${host}`)]
}

/** Prevents DNS rebinding: a foreign name that points here would give its site access to our pages. */
export const misdirectedResponse = (
  site: SiteSettings,
  request: Request,
  path: string
): PlainResponse | undefined =>
  path === healthPath || hostnamesOf(request).every(site.isOwnHost)
    ? undefined
    : failureResponse(
        path,
        421,
        `HonestHive is at ${site.publicUrl.origin} here. To use another address, its operator sets PUBLIC_URL to it.`
      )
