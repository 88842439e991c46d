import type { Site } from "../site/site.ts"

const ownSites: ReadonlySet<string | null> = new Set([null, "same-origin", "none"])
const ownDestinations: ReadonlySet<string | null> = new Set([null, "document", "empty"])

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)

/** Old browsers send no Sec-Fetch-Site; where they came from may still be known. */
const cameFromElsewhere = (request: Request, site: Site): boolean => {
  const from = request.headers.get("origin") ?? request.headers.get("referer")
  const own: ReadonlyArray<string | undefined> = [site.publicUrl.origin, new URL(request.url).origin]
  return from !== null && !own.includes(originOf(from))
}

/**
 * Whether a GET to the sign-out address was meant by the person who is signed in: no image or script, no
 * link on another site, no prefetch.
 */
export const endsSession = (request: Request, site: Site): boolean => {
  const { headers, method } = request
  const fetchSite = headers.get("sec-fetch-site")
  return (
    method === "GET" &&
    ownSites.has(fetchSite) &&
    ownDestinations.has(headers.get("sec-fetch-dest")) &&
    !headers.has("sec-purpose") &&
    !headers.has("purpose") &&
    (fetchSite !== null || !cameFromElsewhere(request, site))
  )
}
