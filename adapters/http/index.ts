import { Effect } from "effect"
import { H3, type H3Event, type HTTPError } from "h3"
import { appPages } from "#core/domain/pages/pages.ts"
import type { PageChanges } from "#core/ports/page-changes.ts"
import { makeCachedLookup } from "./before-h3/cached-response.ts"
import { makePublicPages } from "./cache/public-page-cache.ts"
import { makeResponseCache } from "./cache/response-cache.ts"
import { makeRouteHandler, type Route } from "./calls/run-route.ts"
import { type RunUseCase, runUseCase } from "./calls/run-use-case.ts"
import type { HttpServices } from "./calls/services.ts"
import { linkResponses } from "./pages/visitor-page.ts"
import { fileResponse, isFilePath } from "./requests/file-response.ts"
import { hasAddress, makeHostCheck, misdirectedResponse } from "./requests/own-host.ts"
import { withSecurityHeaders } from "./requests/security-headers.ts"
import { canonicalRedirect, unroutedResponse } from "./requests/unrouted.ts"
import { failureResponse, type PlainResponse } from "./responses/plain-response.ts"
import { makeWireResponses } from "./responses/wire-response.ts"
import { servedRoutes } from "./served.ts"
import { routePattern } from "./site/paths.ts"
import type { Site, SiteSettings } from "./site/site.ts"

export { type HttpLimits, makeLimits, unlimitedLimits } from "./limits/limits.ts"
export { randomInRange } from "./limits/random-in-range.ts"
export { respondWithFailure } from "./responses/failure.ts"

const maxCacheBytes = 16_000_000

interface AppOptions extends SiteSettings {
  readonly run: RunUseCase
}

interface App {
  readonly app: H3
  /** Fills the caches of public responses and refreshes them with every change, until interrupted. */
  readonly renderAhead: Effect.Effect<never, never, HttpServices | PageChanges>
  readonly findCached: ReturnType<typeof makeCachedLookup>
}

/**
 * Creates the server as a function from request to response, used behind a socket, in tests and in a service worker.
 */
export const makeApp = (options: AppOptions): App => {
  const cache = makeResponseCache(maxCacheBytes)
  const openPages = makePublicPages(options.pages, options.publicUrl)
  const site: Site = { ...options, cache, openPages }
  const secure = withSecurityHeaders(site)
  const runCall = runUseCase(options.run)
  const ask = makeRouteHandler(runCall)
  const toWire = makeWireResponses(secure.headers)
  const isOwn = makeHostCheck(site)
  const sending = (event: H3Event) => (answer: PlainResponse | undefined) =>
    answer === undefined ? undefined : secure.answer(answer, event.url.pathname)

  const explain = (error: HTTPError, event: H3Event) => {
    const path = event.url.pathname
    return error.status === 400
      ? sending(event)(failureResponse(path, 400, "Bad request."))
      : runCall(Effect.die(error.cause), { route: "unknown", path }).then(sending(event))
  }
  const serveFile = async (event: H3Event) => {
    const file = await fileResponse(site, event.req, event.url.pathname)
    return file instanceof Response ? secure.file(file) : sending(event)(file)
  }
  const serveRoute = (route: Route) => (event: H3Event) => {
    const { context, req, url } = event
    const exchange = { site, request: req, url, params: context.params ?? {} }
    return ask(route, exchange, { path: url.pathname, signal: req.signal }).then(sending(event))
  }

  const app = new H3({ silent: true, onError: explain })
  app.use((event) => {
    const { req, url } = event
    const isKnown = isOwn(url.host) && isOwn(req.headers.get("host") ?? url.host)
    return isKnown ? undefined : sending(event)(misdirectedResponse(site, req, url.pathname))
  })
  app.use((event) => sending(event)(canonicalRedirect(site, event.req.method, event.url)))
  app.use((event) => (isFilePath(event.url.pathname) ? serveFile(event) : undefined))
  for (const served of servedRoutes) {
    const { method, path } = served
    app.on(method, routePattern(path), serveRoute(served))
    if (method === "GET") app.on("HEAD", routePattern(path), serveRoute(served))
  }
  // Without this, a POST to a page of the app would match the visitor page's form, whose path is any link.
  for (const path of [...appPages, "/**"]) {
    app.all(path, (event) => sending(event)(unroutedResponse(site, event.req.method, event.url.pathname)))
  }

  const { fetch } = app
  app.fetch = (request) => (hasAddress(request) ? fetch(request) : secure.refusal())
  return {
    app,
    findCached: makeCachedLookup({ site, isOwn, toWire }),
    // Compressing the public pages takes seconds, so it runs beside the rendering of links.
    renderAhead: Effect.andThen(Effect.forkChild(openPages.prepare), cache.follow(linkResponses(site)))
  }
}
