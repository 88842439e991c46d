import { calls } from "#core/contract/calls.ts"
import { appPages, drawnPages } from "#core/domain/pages/pages.ts"
import { callRoutes } from "./call-routes.ts"
import type { Route } from "./calls/ask-route.ts"
import type { CallRoute } from "./calls/call-route.ts"
import { openPage } from "./pages/open-pages.ts"
import { appPage, dashboardPage, startPage } from "./pages/site-pages.ts"
import { visitorPage } from "./pages/visitor-page.ts"
import { uploadAnswer } from "./routes/uploads.ts"
import { uploadPaths, visitorPath } from "./site/paths.ts"

const callServed = ({ name, answer }: CallRoute): Route => ({
  method: calls[name].method,
  path: calls[name].path,
  answer
})

const isDrawn = (path: string): boolean => drawnPages.some((page) => page === path)

const answerOf = (path: string): Route["answer"] => {
  if (path === "/") return startPage
  if (path === "/home" || path === "/dashboard") return dashboardPage
  return isDrawn(path) ? openPage : appPage
}

const pageServed = (path: string): Route => ({ method: "GET", path, answer: answerOf(path) })

const visitorPageServed: Route = {
  method: "GET",
  path: visitorPath,
  answer: ({ params, url, ...asked }) =>
    visitorPage(asked, params.link ?? "", url.searchParams.get("sent") === "1")
}

const uploadServed = (path: string): Route => ({
  method: "GET",
  path,
  answer: ({ request, site, url }) => site.limits.rendering(request)(uploadAnswer(request, url.pathname))
})

export const everythingServed: ReadonlyArray<Route> = [
  ...Object.values(callRoutes).map(callServed),
  ...uploadPaths.map(uploadServed),
  ...appPages.map(pageServed),
  visitorPageServed
]
