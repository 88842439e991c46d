import { Effect } from "effect"
import { hasSessionCookie } from "../cookies/session-cookie.ts"
import { RequestError } from "../responses/request-error.ts"
import type { Site } from "../site/site.ts"

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined)

const isOwnOrigin = (origin: string, request: Request, site: Site): boolean =>
  origin === site.host.url.origin || (origin !== "null" && hostOf(origin) === new URL(request.url).host)

/**
 * Whether a write comes from our own pages or from no browser at all. Calls that ignore cookies must also ignore
 * whether there is a session cookie.
 */
const isTrustedWrite = (request: Request, site: Site, ignoresCookies: boolean): boolean => {
  const fetchSite = request.headers.get("sec-fetch-site")
  const origin = request.headers.get("origin")
  if (origin !== null && site.otherOrigins.has(origin)) return false
  if (fetchSite !== null) return fetchSite === "same-origin"
  if (origin !== null) return isOwnOrigin(origin, request, site)
  return ignoresCookies || !hasSessionCookie(request)
}

export const requireTrustedWrite = (
  request: Request,
  site: Site,
  ignoresCookies: boolean
): Effect.Effect<void, RequestError> =>
  isTrustedWrite(request, site, ignoresCookies)
    ? Effect.void
    : Effect.fail(
        new RequestError({ status: 403, text: `This request did not come from ${site.host.url.origin}.` })
      )
