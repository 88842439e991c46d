/**
 * The scoring of the HTTP Observatory (MDN, November 2024: mdn/mdn-http-observatory src/grader/charts.js), as far as an
 * answer alone can tell: where http leads to, and the preload list, are the host's own affair and count 0 here.
 */

type Directives = ReadonlyMap<string, ReadonlyArray<string>>

const directivesOf = (policy: string): Directives =>
  new Map(
    policy
      .split(";")
      .map((part) => part.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name !== undefined && name !== "")
      .map(([name = "", ...sources]) => [name, sources] as const)
  )

const sourcesOf = (directives: Directives, name: string): ReadonlyArray<string> =>
  directives.get(name) ?? directives.get("default-src") ?? ["*"]

const broad = ["*", "http:", "https:", "data:", "ftp:", "http://*", "https://*"] as const

const isBroad = (sources: ReadonlyArray<string>): boolean =>
  sources.some((one) => broad.some((any) => any === one))

const hashed = /^'(?:nonce|sha(?:256|384|512))-/

/** A hash or a nonce switches `'unsafe-inline'` off. */
const isInline = (sources: ReadonlyArray<string>): boolean =>
  sources.includes("'unsafe-inline'") && !sources.some((one) => hashed.test(one))

const scorePolicy = (policy: string | null): number => {
  if (policy === null || policy.trim() === "") return -25
  const directives = directivesOf(policy)
  const [script, style, object] = ["script-src", "style-src", "object-src"].map((name) =>
    sourcesOf(directives, name)
  )
  const active = [...(script ?? []), ...(object ?? [])]
  if (isInline(script ?? []) || isBroad(active)) return -20
  if ([...directives.values()].flat().some((one) => one.startsWith("http:"))) return -20
  if (active.includes("'unsafe-eval'")) return -10
  if (isInline(style ?? []) || isBroad(style ?? [])) return 0
  const formAction = directives.get("form-action") ?? ["*"]
  const isClosed = directives.get("default-src")?.join() === "'none'"
  return isClosed && formAction.every((one) => one === "'self'" || one === "'none'") ? 10 : 5
}

const sixMonths = 15_768_000

const scoreTransport = (value: string | null): number => {
  const age = /^max-age=(\d+)(?:;|$)/.exec(value ?? "")?.[1]
  if (age === undefined) return -20
  return Number(age) >= sixMonths ? 0 : -10
}

const scoreFrames = (policy: string | null, value: string | null): number => {
  if (policy !== null && directivesOf(policy).has("frame-ancestors")) return 5
  return value !== null && /^(?:deny|sameorigin)$/i.test(value) ? 0 : -20
}

const referrers: Readonly<Record<string, number>> = {
  "no-referrer": 5,
  "same-origin": 5,
  "strict-origin": 5,
  "strict-origin-when-cross-origin": 5
}

const resources: Readonly<Record<string, number>> = { "same-origin": 10, "same-site": 10, "cross-origin": 0 }

const scoreCookie = (cookie: string, isProtected: boolean): number => {
  const flags = cookie
    .toLowerCase()
    .split(";")
    .slice(1)
    .map((flag) => flag.trim())
  if (!flags.includes("secure")) return isProtected ? -10 : -40
  if (!flags.includes("httponly")) return -30
  return flags.some((flag) => flag === "samesite=lax" || flag === "samesite=strict") ? 5 : 0
}

/** All are taken for sessions: the strictest reading. */
const scoreCookies = (cookies: ReadonlyArray<string>, isProtected: boolean): number =>
  cookies.length === 0 ? 0 : Math.min(...cookies.map((cookie) => scoreCookie(cookie, isProtected)))

const scoreSharing = (headers: Headers): number =>
  headers.get("access-control-allow-credentials") === "true" && headers.has("access-control-allow-origin")
    ? -50
    : 0

const isOwn = (source: string, origin: string): boolean => new URL(source, origin).origin === origin

/** Scripts of other hosts, without a checksum. */
const scoreScripts = (html: string, origin: string): number => {
  const sources = [...html.matchAll(/<script\b[^>]*?\ssrc="([^"]*)"[^>]*>/gi)].map(([tag, source = ""]) => ({
    source,
    isSealed: tag.includes("integrity=")
  }))
  const foreign = sources.filter(({ source }) => !isOwn(source, origin))
  if (foreign.some(({ source }) => !source.startsWith("https:"))) return -50
  return foreign.some(({ isSealed }) => !isSealed) ? -5 : 0
}

export interface ObservatoryScan {
  readonly headers: Headers
  readonly body: string
  readonly origin: string
}

/** Each test's modifier. */
export const modifiersOf = ({ headers, body, origin }: ObservatoryScan) => {
  const policy = headers.get("content-security-policy")
  const transport = scoreTransport(headers.get("strict-transport-security"))
  return {
    "content-security-policy": scorePolicy(policy),
    cookies: scoreCookies(headers.getSetCookie(), transport === 0),
    "cross-origin-resource-sharing": scoreSharing(headers),
    "cross-origin-resource-policy":
      resources[headers.get("cross-origin-resource-policy") ?? "cross-origin"] ?? -5,
    "referrer-policy": headers.has("referrer-policy")
      ? (referrers[headers.get("referrer-policy") ?? ""] ?? -5)
      : 0,
    "strict-transport-security": transport,
    "subresource-integrity": scoreScripts(body, origin),
    "x-content-type-options": headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": scoreFrames(policy, headers.get("x-frame-options"))
  }
}

const enoughForExtra = 90

/** 100 and what is taken away; what is added counts from 90 on. */
export const scoreOf = (scan: ObservatoryScan): number => {
  const modifiers = Object.values(modifiersOf(scan))
  const sum = (kept: (modifier: number) => boolean) =>
    modifiers.filter(kept).reduce((total, one) => total + one, 0)
  const base = 100 + sum((modifier) => modifier < 0)
  return Math.max(0, base >= enoughForExtra ? base + sum((modifier) => modifier > 0) : base)
}
