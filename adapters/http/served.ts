import { calls } from "#core/contract/calls.ts"
import { appPages, serverRenderedPages } from "#core/domain/pages/pages.ts"
import { callRoutes } from "./call-routes.ts"
import type { CallRoute } from "./calls/call-route.ts"
import type { Route } from "./calls/run-route.ts"
import { previewPicture } from "./pages/preview-picture.ts"
import { publicPage } from "./pages/public-pages.ts"
import { reportPage } from "./pages/report-page.ts"
import { appPage, dashboardPage, signInPage, startPage } from "./pages/site-pages.ts"
import { embeddedPage, feedPage } from "./pages/syndicated.ts"
import { visitorPage } from "./pages/visitor-page.ts"
import { uploadResponse } from "./routes/uploads.ts"
import { previewPath, reportPath, syndicatedPaths, uploadPaths, visitorPath } from "./site/paths.ts"

const callRouteOf = ({ name, handle }: CallRoute): Route => ({
  method: calls[name].method,
  path: calls[name].path,
  handle
})

const isServerRendered = (path: string): boolean => serverRenderedPages.some((page) => page === path)

const pageHandlerOf = (path: string): Route["handle"] => {
  if (path === "/") return startPage
  if (path === "/home" || path === "/dashboard") return dashboardPage
  if (path === "/sign-in" || path === "/sign-up") return signInPage
  return isServerRendered(path) ? publicPage : appPage
}

const pageRouteOf = (path: string): Route => ({ method: "GET", path, handle: pageHandlerOf(path) })

const visitorPageRoute: Route = {
  method: "GET",
  path: visitorPath,
  handle: (routed) =>
    visitorPage(routed, routed.params.link ?? "", routed.url.searchParams.get("sent") === "1")
}

const uploadRouteOf = (path: string): Route => ({
  method: "GET",
  path,
  handle: ({ request, site, url }) => site.limits.readImage(request)(uploadResponse(request, url.pathname))
})

export const servedRoutes: ReadonlyArray<Route> = [
  ...Object.values(callRoutes).map(callRouteOf),
  ...uploadPaths.map(uploadRouteOf),
  { method: "GET", path: previewPath, handle: previewPicture },
  { method: "GET", path: syndicatedPaths.feed, handle: feedPage },
  { method: "GET", path: syndicatedPaths.embedded, handle: embeddedPage },
  ...appPages.map(pageRouteOf),
  visitorPageRoute,
  { method: "GET", path: reportPath, handle: reportPage }
]
