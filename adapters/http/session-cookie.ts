import { isHttps, type Site } from "./site.ts"

const maxAgeSeconds = 30 * 24 * 60 * 60

// `__Host-` needs Secure, which browsers refuse over plain http.
const nameOf = (site: Site): string => (isHttps(site) ? "__Host-honesthive" : "honesthive")

const attributesOf = (site: Site, maxAge: number): string =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isHttps(site) ? "; Secure" : ""}`

/** Whether a browser sent a session along: the owner's, the admin's, over http or https. */
export const carriesSession = (request: Request): boolean =>
  /(?:^|;)\s*(?:__Host-)?honesthive[\w-]*=/.test(request.headers.get("cookie") ?? "")

/** Any secret that we ever gave out looks like this. */
const tokenShape = /^[A-Za-z0-9_-]{16,128}$/

export const sessionToken = (request: Request, site: Site): string | undefined => {
  const prefix = `${nameOf(site)}=`
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
  return value !== undefined && tokenShape.test(value) ? value : undefined
}

export const startingSession = (token: string, site: Site) => ({
  "set-cookie": `${nameOf(site)}=${token}; ${attributesOf(site, maxAgeSeconds)}`
})

export const endingSession = (site: Site) => ({
  "set-cookie": `${nameOf(site)}=; ${attributesOf(site, 0)}`
})
