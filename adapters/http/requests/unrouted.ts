import { ownPath } from "#core/domain/pages/own-path.ts"
import { type Answer, failureAnswer, htmlAnswer, isApiPath, redirect } from "../answers/answers.ts"
import { allowedMethods } from "../site/paths.ts"
import type { Site } from "../site/site.ts"

/** Characters of path and query. */
export const maxTargetLength = 2048

const isFilePath = (path: string): boolean =>
  /^\/(?:assets|uploads|fonts)(?:\/|$)/.test(path) || path.includes(".")

const isRead = (method: string): boolean => method === "GET" || method === "HEAD"

export const notFound = (site: Site, path: string): Answer => {
  if (isApiPath(path)) return failureAnswer(path, 404, "Not found.")
  return isFilePath(path) ? failureAnswer(path, 404, "Not found.") : htmlAnswer(404, site.pages.notFound())
}

export const unrouted = (site: Site, method: string, path: string): Answer => {
  const mayBeRoute = isApiPath(path) || path.startsWith("/uploads/") || !isFilePath(path)
  const allowed = mayBeRoute ? allowedMethods(path) : []
  return allowed.length === 0 || allowed.includes(method)
    ? notFound(site, path)
    : failureAnswer(path, 405, "Method not allowed.", { allow: allowed.join(", ") })
}

/**
 * Allows one spelling per path: the router treats `//` and a trailing slash as equivalent, and rules that compare
 * paths would miss them.
 */
export const misspelt = (site: Site, method: string, url: URL): Answer | undefined => {
  const { pathname, search } = url
  if (pathname.length + search.length > maxTargetLength)
    return failureAnswer(pathname, 414, "Address too long.")
  if (pathname === "/api" || pathname.includes("//")) return notFound(site, pathname)
  if (pathname === "/" || !pathname.endsWith("/")) return undefined
  const spelt = ownPath(`${pathname.slice(0, -1)}${search}`)
  return spelt === undefined || isApiPath(pathname) || isFilePath(pathname) || !isRead(method)
    ? notFound(site, pathname)
    : redirect(308, spelt)
}
