import { calls } from "#core/contract/calls.ts"
import { hasLinkShape, linkIdOf } from "#core/domain/links/link-rules.ts"
import { reservedLinks } from "#core/domain/links/reserved-links.ts"
import { appPages } from "#core/domain/pages/pages.ts"

export const visitorPath = "/{link}"

export const uploadPaths = ["/uploads/photos/{file}", "/uploads/badges/{file}"] as const

export const routePattern = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1")

export const mayBeLink = (link: string): boolean => hasLinkShape(link) && !reservedLinks.has(linkIdOf(link))

type Matcher = (pathname: string) => boolean

const matcherOf = (path: string): Matcher => {
  if (path === visitorPath) return (pathname) => mayBeLink(pathname.slice(1))
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)
  return (pathname) => pattern.test(pathname)
}

const served = [
  ...Object.values(calls).map(({ method, path }) => ({ method, matches: matcherOf(path) })),
  ...[...uploadPaths, ...appPages, visitorPath].map((path) => ({ method: "GET", matches: matcherOf(path) }))
]

/** Includes HEAD wherever GET is allowed; empty for an unknown path. */
export const allowedMethods = (pathname: string): ReadonlyArray<string> => {
  const methods = served.filter(({ matches }) => matches(pathname)).map(({ method }) => method)
  const withHead = methods.includes("GET") ? [...methods, "HEAD"] : methods
  return [...new Set(withHead)].sort()
}
