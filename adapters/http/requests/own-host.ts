import { failureResponse, type PlainResponse } from "../responses/plain-response.ts"

/** Exempt from the host check: health probes use the server's internal address. */
export const healthPath = "/api/health"

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

export const hostnameIn = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "")

const plainHost = /^([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*|\[[0-9A-Fa-f:.]+\])(?::(\d{1,5}))?$/

const maxPortNumber = 65_535

const maxKnownHosts = 16

export const makeHostLookup = <A>(
  named: (hostname: string) => A | undefined
): ((host: string) => A | undefined) => {
  const known = new Map<string, A>()
  return (host) => {
    const [, name = "", port = "0"] = plainHost.exec(host) ?? []
    if (name === "" || Number(port) > maxPortNumber) return undefined
    const remembered = known.get(name)
    if (remembered !== undefined) return remembered
    const found = named(hostnameIn(`http://${name}`))
    if (found !== undefined && known.size < maxKnownHosts) known.set(name, found)
    return found
  }
}

/**
 * Finds what both the address of a request and its Host header belong to. Finds nothing if they differ, because a
 * proxy may have checked only one of them.
 */
export const makeRequestLookup = <A>(
  named: (hostname: string) => A | undefined,
  lookUp: (host: string) => A | undefined
) => {
  const slowly = (url: string): A | undefined => named(hostnameIn(url))
  return (request: Request, url: URL): A | undefined => {
    const header = request.headers.get("host")
    const asked = lookUp(url.host) ?? slowly(url.href)
    const stated = header === null ? asked : (lookUp(header) ?? slowly(`http://${header}`))
    return asked === stated ? asked : undefined
  }
}

/** With several addresses none is named, since a visitor of one may not know of the others. */
export const misdirectedResponse = (origins: ReadonlyArray<string>, path: string): PlainResponse => {
  const [only = "", ...others] = origins
  const where = others.length === 0 ? `at ${only} here` : "at other addresses here"
  return failureResponse(
    path,
    421,
    `HonestHive is ${where}. To use another address, its operator sets PUBLIC_URL to it.`
  )
}
