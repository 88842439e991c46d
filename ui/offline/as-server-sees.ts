import { withoutBase } from "./base-path.ts"
import { cookieJar } from "./cookie-jar.ts"
import { acceptLanguage } from "./reader-language.ts"

/** Fetch metadata, which browsers add and scripts can't set. */
interface FetchMetadata {
  readonly mode: string
  readonly destination: string
  readonly site: "same-origin" | "cross-site" | "none"
}

const siteOfNavigation = (): FetchMetadata["site"] => {
  if (document.referrer === "") return "none"
  return new URL(document.referrer).origin === location.origin ? "same-origin" : "cross-site"
}

const browserHeadersOf = (request: Request, { mode, destination, site }: FetchMetadata): Headers => {
  // A plain `Headers` accepts names that a request's headers drop.
  const headers = new Headers(request.headers)
  const cookies = cookieJar.header()
  if (cookies !== "" && request.credentials !== "omit") headers.set("cookie", cookies)
  if (!["GET", "HEAD"].includes(request.method)) headers.set("origin", location.origin)
  headers.set("accept-language", acceptLanguage())
  headers.set("sec-fetch-mode", mode)
  headers.set("sec-fetch-dest", destination)
  headers.set("sec-fetch-site", site)
  return headers
}

export const withHeaders = (request: Request, headers: Headers): Request =>
  Object.defineProperty(request, "headers", { value: headers })

/** Changes the request itself: Firefox makes no copy of a body under another address. */
const withAddress = (request: Request): Request => {
  const { origin, pathname, search } = new URL(request.url)
  return Object.defineProperty(request, "url", { value: `${origin}${withoutBase(pathname)}${search}` })
}

export const asServerSees = (request: Request): Request =>
  withHeaders(
    withAddress(request),
    browserHeadersOf(request, {
      mode: request.mode,
      destination: request.destination === "" ? "empty" : request.destination,
      site: "same-origin"
    })
  )

const navigationAs = (request: Request, site: FetchMetadata["site"]): Request => {
  const there = withAddress(request)
  return withHeaders(there, browserHeadersOf(there, { mode: "navigate", destination: "document", site }))
}

export const navigation = (address: string): Request =>
  navigationAs(new Request(address, { headers: { accept: "text/html" } }), siteOfNavigation())

export const postedForm = (address: string, fields: FormData): Request => {
  const body = new URLSearchParams()
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value)
  return navigationAs(
    new Request(address, { method: "POST", headers: { accept: "text/html" }, body }),
    "same-origin"
  )
}
