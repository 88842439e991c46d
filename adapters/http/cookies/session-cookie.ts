import { sessionLife } from "#core/domain/accounts/session-rules.ts"
import { adminSessionLife } from "#core/domain/admins/admin-session-rules.ts"
import { signInMinutes } from "../limits/issuer-limits.ts"
import { isHttps, type Site } from "../site/site.ts"

// `__Host-` requires Secure, which browsers refuse over plain http.
const nameOf = (site: Site, suffix = ""): string => `${isHttps(site) ? "__Host-" : ""}honesthive${suffix}`

const attributesOf = (site: Site, maxAge: number, sameSite: "Lax" | "Strict" = "Lax"): string =>
  `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAge}${isHttps(site) ? "; Secure" : ""}`

/** Whether the request carries any session cookie: an owner's or an admin's, of http or https. */
export const carriesSession = (request: { readonly headers: Pick<Headers, "get"> }): boolean =>
  /(?:^|;)\s*(?:__Host-)?honesthive[\w-]*=/.test(request.headers.get("cookie") ?? "")

/** Matches every token ever issued. */
const tokenShape = /^[A-Za-z0-9_-]{16,128}$/

const cookiesOf = (request: Request): ReadonlyArray<string> =>
  (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim())

const cookieValue = (request: Request, name: string): string | undefined => {
  const prefix = `${name}=`
  const found = cookiesOf(request).find((cookie) => cookie.startsWith(prefix))
  return found?.slice(prefix.length)
}

const readCookie = (request: Request, name: string): string | undefined => {
  const value = cookieValue(request, name)
  return value !== undefined && tokenShape.test(value) ? value : undefined
}

export const sessionToken = (request: Request, site: Site): string | undefined =>
  readCookie(request, nameOf(site))

export const startingSession = (token: string, site: Site): string =>
  `${nameOf(site)}=${token}; ${attributesOf(site, sessionLife.absolute / 1000)}`

export const endingSession = (site: Site) => ({
  "set-cookie": `${nameOf(site)}=; ${attributesOf(site, 0)}`
})

export const adminToken = (request: Request, site: Site): string | undefined =>
  readCookie(request, nameOf(site, "-admin"))

export const startingAdminSession = (token: string, site: Site): string =>
  `${nameOf(site, "-admin")}=${token}; ${attributesOf(site, adminSessionLife.absolute / 1000, "Strict")}`

export const endingAdminSession = (site: Site) => ({
  "set-cookie": `${nameOf(site, "-admin")}=; ${attributesOf(site, 0, "Strict")}`
})

/** Maximum sign-ins in progress per browser; one more ends all others. */
const mostSignIns = 5

/** Part of the state is in the cookie's name, so that sign-ins in several tabs don't disturb each other. */
const signInName = (site: Site, state: string): string => nameOf(site, `-login-${state.slice(0, 8)}`)

const ending = (name: string, site: Site): string => `${name}=; ${attributesOf(site, 0)}`

export const signInCookie = (request: Request, site: Site, state: string): string | undefined =>
  cookieValue(request, signInName(site, state))

export const endingSignIn = (site: Site, state: string): string => ending(signInName(site, state), site)

export const startingSignIn = (
  request: Request,
  site: Site,
  state: string,
  value: string
): ReadonlyArray<string> => {
  const prefix = nameOf(site, "-login-")
  const names = cookiesOf(request).map((cookie) => cookie.replace(/=.*$/, ""))
  const others = names.filter((name) => name.startsWith(prefix) && /^[\w-]+$/.test(name))
  const ended = others.length < mostSignIns ? [] : others
  return [
    ...ended.map((name) => ending(name, site)),
    `${signInName(site, state)}=${value}; ${attributesOf(site, signInMinutes * 60)}`
  ]
}
