import { isApiPath } from "./answers.ts"
import type { Pages } from "./pages.ts"
import { isHttps, type Site } from "./site.ts"

const powerfulFeatures = [
  "accelerometer",
  "autoplay",
  "bluetooth",
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
  "web-share",
  "xr-spatial-tracking"
] as const

const onEveryAnswer = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // The form without JavaScript needs its Origin, which `no-referrer` would turn into `null`.
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": powerfulFeatures.map((feature) => `${feature}=()`).join(", ")
} as const

const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const sources = (hashes: ReadonlyArray<string> = []) => ["'self'", ...hashes].join(" ")

const pagePolicy = (pages: Pages): string =>
  [
    "default-src 'none'",
    `script-src ${sources(pages.inlineHashes?.scripts)}`,
    `style-src ${sources(pages.inlineHashes?.styles)}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'"
  ].join("; ")

const isPage = (answer: Response): boolean =>
  answer.headers.get("content-type")?.startsWith("text/html") === true

/** Puts the headers of security.md section 5 on an answer, whatever made it. */
export const securing = (site: Site) => {
  const policyOfPages = pagePolicy(site.pages)
  return (answer: Response, path: string): void => {
    const { headers } = answer
    for (const [name, value] of Object.entries(onEveryAnswer)) headers.set(name, value)
    headers.set("content-security-policy", isPage(answer) ? policyOfPages : dataPolicy)
    if (isApiPath(path)) headers.set("x-robots-tag", "noindex, noarchive")
    if (isHttps(site)) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains")
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store")
  }
}
