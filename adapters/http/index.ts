import { Effect, Option } from "effect"
import { H3, type H3Event, type HTTPError } from "h3"
import type { PublicHost } from "#core/domain/hosts/public-host.ts"
import { appPages } from "#core/domain/pages/pages.ts"
import { lazy } from "#core/domain/values/lazy.ts"
import type { PageChanges } from "#core/ports/page-changes.ts"
import { PreviewPainter } from "#core/ports/preview-painter.ts"
import { makeCachedLookup } from "./before-h3/cached-response.ts"
import { makeRouteHandler, type Route } from "./calls/run-route.ts"
import { type RunUseCase, runUseCase } from "./calls/run-use-case.ts"
import type { HttpServices } from "./calls/services.ts"
import { withFailurePage } from "./pages/failure-page.ts"
import { renderPreview } from "./pages/preview-picture.ts"
import { samplePages } from "./pages/sample-pages.ts"
import { linkResponses } from "./pages/visitor-page.ts"
import { fileResponse, isFilePath } from "./requests/file-response.ts"
import {
  hasAddress,
  healthPath,
  makeHostLookup,
  makeRequestLookup,
  misdirectedResponse
} from "./requests/own-host.ts"
import { secureResponsesOf } from "./requests/security-headers.ts"
import { canonicalRedirect, mangledAddressResponse, unroutedResponse } from "./requests/unrouted.ts"
import type { PlainResponse } from "./responses/plain-response.ts"
import { wireHeadersOf } from "./responses/wire-response.ts"
import { servedRoutes } from "./served.ts"
import { makeSites, type SitesOptions } from "./site/make-sites.ts"
import { routePattern } from "./site/paths.ts"
import type { Site } from "./site/site.ts"

export { type HttpLimits, makeLimits, unlimitedLimits } from "./limits/limits.ts"
export { randomInRange } from "./limits/random-in-range.ts"
export { behindProxies } from "./limits/sender-subnet.ts"
export { respondWithFailure } from "./responses/failure.ts"

interface AppOptions extends SitesOptions {
  readonly run: RunUseCase
  readonly hostNamed: (hostname: string) => PublicHost | undefined
}

interface App {
  readonly app: H3
  readonly renderAhead: Effect.Effect<void, never, HttpServices | PageChanges>
  readonly findCached: ReturnType<typeof makeCachedLookup>
}

interface ServedSite {
  readonly site: Site
  readonly secure: ReturnType<typeof secureResponsesOf>
}

const servedSiteOf = (site: Site): ServedSite => ({ site, secure: secureResponsesOf(site) })

/** Headers depend on the sort of a path only, so any path of that sort will do. */
const pathOfKind = (kind: string): string => (/^(?:page|thanks) /.test(kind) ? "/" : "/api/")

const renderSiteAhead = ({ site, secure }: ServedSite) =>
  site.cache.follow(linkResponses(site), {
    samples: lazy(() => samplePages(site.pages)),
    wireHeadersOf: (response, kind) => wireHeadersOf(secure.headers, response, pathOfKind(kind))
  })

/** Pictures are rendered beside the pages, which they never delay, and once for all hosts. */
const renderPreviewsAhead = ({ previews }: Site) =>
  Effect.flatMap(PreviewPainter, (chosen) =>
    Option.match(chosen, {
      onNone: () => Effect.void,
      onSome: (painter) => previews.follow(renderPreview(painter))
    })
  )

export const makeApp = ({ run, hostNamed, ...options }: AppOptions): App => {
  const sites = makeSites(options)
  const served = new Map([...sites].map(([host, site]) => [host, servedSiteOf(site)]))
  const [first] = served.values()
  if (first === undefined) throw new Error("a server has at least one host")
  const servedNamed = (hostname: string): ServedSite | undefined => {
    const host = hostNamed(hostname)
    return host && served.get(host)
  }
  const lookUp = makeHostLookup(servedNamed)
  const servedBy = makeRequestLookup(servedNamed, lookUp)
  const own = new WeakMap<Request, ServedSite>()
  // Whoever names an unknown host may be an onion visitor, who must not learn of a clear address, even by HSTS.
  const fallback = [...served.values()].find(({ site }) => site.host.isOnion) ?? first
  // A malformed path fails before the host check has noted whose request it is.
  const servedFor = ({ req, url }: H3Event): ServedSite => own.get(req) ?? servedBy(req, url) ?? fallback

  const runCall = runUseCase(run)
  const ask = makeRouteHandler(runCall)
  const pageRequestOf = (event: H3Event) => ({
    site: servedFor(event).site,
    request: event.req,
    url: event.url
  })
  const sending = (event: H3Event) => (response: PlainResponse | undefined) =>
    response === undefined
      ? undefined
      : servedFor(event).secure.response(withFailurePage(pageRequestOf(event), response), event.url.pathname)

  const explain = (error: HTTPError, event: H3Event) => {
    const path = event.url.pathname
    return error.status === 400
      ? sending(event)(mangledAddressResponse(pageRequestOf(event)))
      : runCall(Effect.die(error.cause), { route: "unknown", path }).then(sending(event))
  }
  const serveFile = async (event: H3Event) => {
    const { site, secure } = servedFor(event)
    const file = await fileResponse(site, event.req, event.url.pathname)
    return file instanceof Response ? secure.file(file) : sending(event)(file)
  }
  const serveRoute = (route: Route) => (event: H3Event) => {
    const { context, req, url } = event
    const routed = { site: servedFor(event).site, request: req, url, params: context.params ?? {} }
    return ask(route, routed, { path: url.pathname, signal: req.signal }).then(sending(event))
  }
  const origins = options.hosts.map(({ url }) => url.origin)

  const app = new H3({ silent: true, onError: explain })
  // Prevents DNS rebinding: a foreign name that points here would give its site access to our pages.
  app.use((event) => {
    const { req, url } = event
    const found = servedBy(req, url)
    if (found !== undefined) own.set(req, found)
    return found !== undefined || url.pathname === healthPath
      ? undefined
      : sending(event)(misdirectedResponse(origins, url.pathname))
  })
  app.use((event) => sending(event)(canonicalRedirect(pageRequestOf(event))))
  app.use((event) => (isFilePath(event.url.pathname) ? serveFile(event) : undefined))
  for (const route of servedRoutes) {
    const { method, path } = route
    app.on(method, routePattern(path), serveRoute(route))
    if (method === "GET") app.on("HEAD", routePattern(path), serveRoute(route))
  }
  // Without this, a POST to a page of the app would match the visitor page's form, whose path is any link.
  for (const path of [...appPages, "/**"]) {
    app.all(path, (event) => sending(event)(unroutedResponse(pageRequestOf(event))))
  }

  const { fetch } = app
  app.fetch = (request) => (hasAddress(request) ? fetch(request) : fallback.secure.refusal())
  return {
    app,
    findCached: makeCachedLookup(lookUp),
    renderAhead: Effect.all([renderPreviewsAhead(first.site), ...[...served.values()].map(renderSiteAhead)], {
      concurrency: "unbounded",
      discard: true
    })
  }
}
