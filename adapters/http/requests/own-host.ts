import { type Answer, failureAnswer } from "../answers/answers.ts"
import type { SiteSettings } from "../site/site.ts"

/** A probe knows the server by an address of its network, and learns no more than that it is up. */
const healthPath = "/api/health"

/**
 * The host in a request's address is whatever was sent, and h3 fails without an answer when it cannot be parsed. The address is
 * made when it is first read: of a path that has to be spelt anew, that alone throws.
 */
export const hasAddress = (request: Request): boolean => {
  try {
    return URL.canParse(request.url)
  } catch {
    return false
  }
}

const hostnameIn = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "")

/** A name, or an address, with or without a port: anything else is for the router to refuse. */
const plainHost = /^([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*|\[[0-9A-Fa-f:.]+\])(?::(\d{1,5}))?$/

const maxPort = 65_535

const mostHosts = 16

/** Hosts, without ports, that were asked for before and are ours: whoever comes with many of them has each looked at. */
export const rememberingHosts = (site: SiteSettings): ((host: string) => boolean) => {
  const own = new Set<string>()
  return (host) => {
    const [, name = "", port = "0"] = plainHost.exec(host) ?? []
    if (name === "" || Number(port) > maxPort) return false
    if (own.has(name)) return true
    if (!site.isOwnHost(hostnameIn(`http://${name}`))) return false
    if (own.size < mostHosts) own.add(name)
    return true
  }
}

/** The target and the header may each name a host. */
const hostnamesOf = (request: Request): ReadonlyArray<string> => {
  const host = request.headers.get("host")
  return host === null ? [hostnameIn(request.url)] : [hostnameIn(request.url), hostnameIn(`http://${host}`)]
}

/** A name that another site points here would make that site's pages ours to the browser. */
export const misdirected = (site: SiteSettings, request: Request, path: string): Answer | undefined =>
  path === healthPath || hostnamesOf(request).every(site.isOwnHost)
    ? undefined
    : failureAnswer(
        path,
        421,
        `HonestHive is at ${site.publicUrl.origin} here. To use another address, its operator sets PUBLIC_URL to it.`
      )
