import type { QueryClient } from "@tanstack/react-query"
import { createRouter } from "@tanstack/react-router"
import { FailedPage } from "../app/failed-page.tsx"
import { NotFoundPage } from "../pages/not-found-page.tsx"
import { routeTree } from "../routeTree.gen.ts"

export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    context: { queryClient },
    defaultPreload: "intent",
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true
  })

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface HistoryState {
    readonly isJustSetUp?: boolean
    readonly onboardingStep?: number
  }
}
