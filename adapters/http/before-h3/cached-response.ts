import { linkIdOf, linkPattern } from "#core/domain/links/link-rules.ts"
import type { LinkResponseKind } from "../cache/response-cache.ts"
import { maxTargetLength } from "../requests/unrouted.ts"
import type { ResponseSerialiser, WireResponse } from "../responses/wire-response.ts"
import type { Site } from "../site/site.ts"

interface CachedSite {
  readonly site: Pick<Site, "cache">
  readonly toWire: ResponseSerialiser
}

interface RequestHead {
  readonly method: string | undefined
  readonly target: string | undefined
  readonly host: string | undefined
}

/** A query only in characters that no router normalises. */
const targetPattern = new RegExp(`^/(api/profile/)?(${linkPattern})(?:\\?([\\w.~%&=+:;,@/!$()*-]*))?$`)

const kindOf = (api: string | undefined, query: string | undefined): LinkResponseKind => {
  if (api !== undefined) return "profile"
  return query !== undefined && new URLSearchParams(query).get("sent") === "1" ? "thanks" : "page"
}

/**
 * Finds a cached response, with the same bytes as the app would send. A request that is not plainly for a link is left
 * to the app.
 */
export const makeCachedLookup =
  (siteAt: (host: string) => CachedSite | undefined) =>
  ({ method, target: path = "", host = "" }: RequestHead): WireResponse | undefined => {
    const parts = method === "GET" && path.length <= maxTargetLength ? targetPattern.exec(path) : null
    if (parts === null) return undefined
    const [, api, link = "", query] = parts
    const asked = siteAt(host)
    const response = asked?.site.cache.find(linkIdOf(link), kindOf(api, query))
    return response && asked?.toWire(response, path)
  }
