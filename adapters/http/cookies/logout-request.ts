import type { Site } from "../site/site.ts"

const ownSites: ReadonlySet<string | null> = new Set([null, "same-origin", "none"])
const ownDestinations: ReadonlySet<string | null> = new Set([null, "document", "empty"])

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)

/** Fallback for old browsers, which send no Sec-Fetch-Site. */
const isCrossSite = (request: Request, site: Site): boolean => {
  const from = request.headers.get("origin") ?? request.headers.get("referer")
  const own: ReadonlyArray<string | undefined> = [site.host.url.origin, new URL(request.url).origin]
  return from !== null && !own.includes(originOf(from))
}

/**
 * Whether a GET to the sign-out address was intended by the user, rather than caused by an image, a script, a
 * prefetch or a link on another site.
 */
export const mayEndSession = (request: Request, site: Site): boolean => {
  const { headers, method } = request
  const fetchSite = headers.get("sec-fetch-site")
  return (
    method === "GET" &&
    ownSites.has(fetchSite) &&
    ownDestinations.has(headers.get("sec-fetch-dest")) &&
    !headers.has("sec-purpose") &&
    !headers.has("purpose") &&
    (fetchSite !== null || !isCrossSite(request, site))
  )
}
