import { sessionLifeMillis } from "#core/domain/accounts/session-rules.ts"
import { adminSessionLifeMillis } from "#core/domain/admins/admin-session-rules.ts"
import { ticketLifeMillis } from "#core/domain/second-factor/second-factor-rules.ts"
import type { TicketKind } from "#core/use-cases/second-factor/sign-in-ticket.ts"
import { signInMinutes } from "../limits/issuer-limits.ts"
import type { Site } from "../site/site.ts"

// `__Host-` requires Secure, which browsers refuse over plain http.
const cookieNameOf = (site: Site, suffix = ""): string =>
  `${site.host.isHttps ? "__Host-" : ""}honesthive${suffix}`

const cookieAttributesOf = (site: Site, maxAge: number, sameSite: "Lax" | "Strict" = "Lax"): string =>
  `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAge}${site.host.isHttps ? "; Secure" : ""}`

export const hasSessionCookie = (request: { readonly headers: Pick<Headers, "get"> }): boolean =>
  /(?:^|;)\s*(?:__Host-)?honesthive[\w-]*=/.test(request.headers.get("cookie") ?? "")

/** Matches every token ever issued. */
const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/

const cookiePairsOf = (request: Request): ReadonlyArray<string> =>
  (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim())

const cookieValue = (request: Request, name: string): string | undefined => {
  const prefix = `${name}=`
  const found = cookiePairsOf(request).find((cookie) => cookie.startsWith(prefix))
  return found?.slice(prefix.length)
}

const readCookie = (request: Request, name: string): string | undefined => {
  const value = cookieValue(request, name)
  return value !== undefined && tokenPattern.test(value) ? value : undefined
}

const clearedCookie = (name: string, site: Site, sameSite?: "Strict"): string =>
  `${name}=; ${cookieAttributesOf(site, 0, sameSite)}`

export const sessionToken = (request: Request, site: Site): string | undefined =>
  readCookie(request, cookieNameOf(site))

export const sessionCookie = (token: string, site: Site): string =>
  `${cookieNameOf(site)}=${token}; ${cookieAttributesOf(site, sessionLifeMillis.absolute / 1000)}`

export const clearedSessionCookie = (site: Site): string => clearedCookie(cookieNameOf(site), site)

export const adminToken = (request: Request, site: Site): string | undefined =>
  readCookie(request, cookieNameOf(site, "-admin"))

export const adminSessionCookie = (token: string, site: Site): string =>
  `${cookieNameOf(site, "-admin")}=${token}; ${cookieAttributesOf(site, adminSessionLifeMillis.absolute / 1000, "Strict")}`

export const clearedAdminSessionCookie = (site: Site): string =>
  clearedCookie(cookieNameOf(site, "-admin"), site, "Strict")

const ticketPattern = /^[A-Za-z0-9_-]{16,1024}$/

const ticketName = (site: Site, kind: TicketKind): string =>
  cookieNameOf(site, kind === "owner" ? "-second" : "-admin-second")

export const ticketIn = (request: Request, site: Site, kind: TicketKind): string | undefined => {
  const value = cookieValue(request, ticketName(site, kind))
  return value !== undefined && ticketPattern.test(value) ? value : undefined
}

export const ticketCookie = (ticket: string, site: Site, kind: TicketKind): string =>
  `${ticketName(site, kind)}=${ticket}; ${cookieAttributesOf(site, ticketLifeMillis / 1000, "Strict")}`

export const clearedTicketCookie = (site: Site, kind: TicketKind): string =>
  clearedCookie(ticketName(site, kind), site, "Strict")

/** Maximum sign-ins in progress per browser; one more ends all others. */
const maxOpenSignIns = 5

/** Part of the state is in the cookie's name, so that sign-ins in several tabs don't disturb each other. */
const signInName = (site: Site, state: string): string => cookieNameOf(site, `-login-${state.slice(0, 8)}`)

export const signInCookie = (request: Request, site: Site, state: string): string | undefined =>
  cookieValue(request, signInName(site, state))

export const clearedSignInCookie = (site: Site, state: string): string =>
  clearedCookie(signInName(site, state), site)

export const signInCookies = (
  request: Request,
  site: Site,
  state: string,
  value: string
): ReadonlyArray<string> => {
  const prefix = cookieNameOf(site, "-login-")
  const names = cookiePairsOf(request).map((cookie) => cookie.replace(/=.*$/, ""))
  const others = names.filter((name) => name.startsWith(prefix) && /^[\w-]+$/.test(name))
  const ended = others.length < maxOpenSignIns ? [] : others
  return [
    ...ended.map((name) => clearedCookie(name, site)),
    `${signInName(site, state)}=${value}; ${cookieAttributesOf(site, signInMinutes * 60)}`
  ]
}
