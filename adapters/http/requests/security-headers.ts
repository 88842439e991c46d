import { HTTPResponse } from "h3"
import { isApiPath, jsonType, type PlainResponse } from "../responses/plain-response.ts"
import type { Pages } from "../site/pages.ts"
import type { Site } from "../site/site.ts"

const powerfulFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking"
] as const

const commonHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // `no-referrer` would send "Origin: null" with the form without JavaScript.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": powerfulFeatures.map((feature) => `${feature}=()`).join(", ")
} as const

const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** For responses that show nothing, and that belong to no host. */
export const refusalHeaders = {
  "cache-control": "no-store",
  "content-security-policy": dataPolicy,
  ...commonHeaders
} as const

const cspSourcesOf = (hashes: ReadonlyArray<string> = []) => ["'self'", ...hashes].join(" ")

const pagePolicy = (pages: Pages): string =>
  [
    "default-src 'none'",
    `script-src ${cspSourcesOf(pages.inlineHashes?.scripts)}`,
    `style-src ${cspSourcesOf(pages.inlineHashes?.styles)}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Forbids turning strings into markup or script; React and the router never need it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join("; ")

const embeddedPolicy = ({ inlineHashes }: Pages, origins: ReadonlyArray<string>): string =>
  [
    "default-src 'none'",
    `style-src ${cspSourcesOf(inlineHashes?.styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${origins.join(" ")}`
  ].join("; ")

type SecuredSite = Pick<Site, "pages" | "host">

type ResponseHeaders = PlainResponse["headers"]

const isPage = ({ headers }: PlainResponse): boolean =>
  headers["content-type"]?.startsWith("text/html") === true

const securityHeadersOf = (site: SecuredSite, policy: string): ResponseHeaders => ({
  "cache-control": "no-store",
  ...commonHeaders,
  "content-security-policy": policy,
  ...(site.host.isHttps ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {})
})

const withCookies = (headers: ResponseHeaders, cookies: ReadonlyArray<string> = []): HeadersInit =>
  cookies.length === 0
    ? headers
    : [...Object.entries(headers), ...cookies.map((cookie): [string, string] => ["set-cookie", cookie])]

export const secureResponsesOf = (site: SecuredSite) => {
  const page = securityHeadersOf(site, pagePolicy(site.pages))
  const data = securityHeadersOf(site, dataPolicy)
  const call = { ...data, "x-robots-tag": "noindex, noarchive" }
  const { "x-frame-options": _, ...framed } = page
  const headersFor = (response: PlainResponse, path: string): ResponseHeaders => {
    if (response.framedBy !== undefined) {
      return { ...framed, "content-security-policy": embeddedPolicy(site.pages, response.framedBy) }
    }
    return isPage(response) ? page : isApiPath(path) ? call : data
  }
  const fieldsOf = (response: PlainResponse, path: string): HeadersInit =>
    withCookies({ ...headersFor(response, path), ...response.headers }, response.cookies)
  return {
    headers: fieldsOf,
    response: (response: PlainResponse, path: string): HTTPResponse =>
      new HTTPResponse(response.body, { status: response.status, headers: fieldsOf(response, path) }),
    refusal: (): Response =>
      new Response('{"message":"Bad request."}', { status: 400, headers: { ...data, ...jsonType } }),
    file: (file: Response): Response => {
      for (const [name, value] of Object.entries(data)) {
        if (name !== "cache-control" || !file.headers.has(name)) file.headers.set(name, value)
      }
      return file
    }
  }
}
