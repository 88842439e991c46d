import { negotiatedLanguage } from "#core/domain/languages/accept-language.ts"
import { linkIdOf, linkPattern } from "#core/domain/links/link-rules.ts"
import type { CachedResponse, LinkResponseKind } from "../cache/packed-link.ts"
import { maxTargetLength } from "../requests/unrouted.ts"
import type { WireResponse } from "../responses/wire-response.ts"
import type { Site } from "../site/site.ts"

interface CachedSite {
  readonly site: Pick<Site, "cache">
}

interface RequestHead {
  readonly method: string | undefined
  readonly target: string | undefined
  readonly host: string | undefined
  readonly acceptLanguage?: string | undefined
}

/** A query only in characters that no router normalises. */
const targetPattern = new RegExp(`^/(api/profile/)?(${linkPattern})(?:\\?([\\w.~%&=+:;,@/!$()*-]*))?$`)

const pageKindOf = (query: string | undefined, acceptLanguage: string | undefined): LinkResponseKind => {
  const parameters = new URLSearchParams(query)
  const language = negotiatedLanguage(parameters, acceptLanguage)
  return `${parameters.get("sent") === "1" ? "thanks" : "page"} ${language}`
}

const wireResponse = ({ status, wireHeaders, body }: CachedResponse): WireResponse => ({
  status,
  head: [...wireHeaders, "content-length", String(body.length)],
  body
})

/**
 * Finds a cached response, with the same bytes as the app would send. A request that is not plainly for a link is left
 * to the app.
 */
export const makeCachedLookup =
  (siteAt: (host: string) => CachedSite | undefined) =>
  ({ method, target: path = "", host = "", acceptLanguage }: RequestHead): WireResponse | undefined => {
    const parts = method === "GET" && path.length <= maxTargetLength ? targetPattern.exec(path) : null
    if (parts === null) return undefined
    const [, api, link = "", query] = parts
    const kind = api === undefined ? pageKindOf(query, acceptLanguage) : "profile"
    const found = siteAt(host)?.site.cache.find(linkIdOf(link), kind)
    return found && wireResponse(found)
  }
