import { Effect } from "effect"
import { Refused } from "./refused.ts"
import { carriesSession } from "./session-cookie.ts"
import type { Site } from "./site.ts"

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined)

const namesUs = (origin: string, request: Request, site: Site): boolean =>
  origin === site.publicUrl.origin || (origin !== "null" && hostOf(origin) === new URL(request.url).host)

/** Whether a request that changes something comes from our own pages, or from no browser at all (design section 2). */
export const isTrustedWrite = (request: Request, site: Site): boolean => {
  const fetchSite = request.headers.get("sec-fetch-site")
  if (fetchSite !== null) return fetchSite === "same-origin"
  const origin = request.headers.get("origin")
  return origin === null ? !carriesSession(request) : namesUs(origin, request, site)
}

export const requireTrustedWrite = (request: Request, site: Site): Effect.Effect<void, Refused> =>
  isTrustedWrite(request, site)
    ? Effect.void
    : Effect.fail(
        new Refused({ status: 403, text: `This request did not come from ${site.publicUrl.origin}.` })
      )
