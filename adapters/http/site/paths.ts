import { calls } from "#core/contract/calls.ts"
import { isLinkPossible } from "#core/domain/links/link-rules.ts"
import { appPages } from "#core/domain/pages/pages.ts"

export const visitorPath = "/{link}"

export const reportPath = "/report/{link}"
export const syndicatedPaths = { feed: "/feed/{link}", embedded: "/embed/{link}" } as const

export const previewPath = "/share/{file}"

export const uploadPaths = ["/uploads/photos/{file}", "/uploads/badges/{file}"] as const

export const routePattern = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1")

type PathMatcher = (pathname: string) => boolean

const pathMatcherOf = (path: string): PathMatcher => {
  if (path === visitorPath) return (pathname) => isLinkPossible(pathname.slice(1))
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)
  return (pathname) => pattern.test(pathname)
}

const servedPaths = [
  ...Object.values(calls).map(({ method, path }) => ({ method, matches: pathMatcherOf(path) })),
  ...[
    ...uploadPaths,
    previewPath,
    ...Object.values(syndicatedPaths),
    ...appPages,
    visitorPath,
    reportPath
  ].map((path) => ({
    method: "GET",
    matches: pathMatcherOf(path)
  }))
]

export const allowedMethods = (pathname: string): ReadonlyArray<string> => {
  const methods = servedPaths.filter(({ matches }) => matches(pathname)).map(({ method }) => method)
  const withHead = methods.includes("GET") ? [...methods, "HEAD"] : methods
  return [...new Set(withHead)].sort()
}
