import type { Language } from "#core/domain/languages/language.ts"
import { ownPath } from "#core/domain/pages/own-path.ts"
import {
  failureResponse,
  htmlResponse,
  isApiPath,
  type PlainResponse,
  redirect
} from "../responses/plain-response.ts"
import { allowedMethods } from "../site/paths.ts"
import type { Site, SiteRequest } from "../site/site.ts"
import { isFilePath, isReadMethod } from "./file-response.ts"
import { pageLanguage } from "./page-language.ts"

/** A search of 300 Indic letters beside a question of 120 takes 4,400 bytes, encoded; common proxies pass on 8,192. */
export const maxTargetLength = 6144

export const notFound = (site: Pick<Site, "pages">, path: string, language: Language): PlainResponse =>
  isApiPath(path) || isFilePath(path)
    ? failureResponse(path, 404, "Not found.")
    : htmlResponse(404, site.pages.notFound(language), language)

export const unroutedResponse = ({ site, request, url }: SiteRequest): PlainResponse => {
  const { method } = request
  const path = url.pathname
  const mayBeRoute = isApiPath(path) || /^\/(?:uploads|share)\//.test(path) || !isFilePath(path)
  const allowed = mayBeRoute ? allowedMethods(path) : []
  return allowed.length === 0 || allowed.includes(method)
    ? notFound(site, path, pageLanguage({ request, url }))
    : failureResponse(path, 405, "Method not allowed.", { allow: allowed.join(", ") })
}

/** People who follow a link that was mangled on its way see the page of a link that leads nowhere. */
export const mangledAddressResponse = ({ site, request, url }: SiteRequest): PlainResponse => {
  const isForPeople = request.headers.get("accept")?.includes("text/html") === true
  if (isApiPath(url.pathname) || !isForPeople) return failureResponse(url.pathname, 400, "Bad request.")
  const language = pageLanguage({ request, url })
  return htmlResponse(400, site.pages.profileNotFound("", language), language)
}

/**
 * Allows one spelling per path: the router treats `//` and a trailing slash as equivalent, and rules that compare
 * paths would miss them.
 */
export const canonicalRedirect = ({ site, request, url }: SiteRequest): PlainResponse | undefined => {
  const { pathname, search } = url
  const notThere = () => notFound(site, pathname, pageLanguage({ request, url }))
  if (pathname.length + search.length > maxTargetLength)
    return failureResponse(pathname, 414, "Address too long.")
  if (pathname === "/api" || pathname.includes("//")) return notThere()
  if (pathname === "/" || !pathname.endsWith("/")) return undefined
  const spelt = ownPath(`${pathname.slice(0, -1)}${search}`)
  return spelt === undefined || isApiPath(pathname) || isFilePath(pathname) || !isReadMethod(request)
    ? notThere()
    : redirect(308, spelt)
}
