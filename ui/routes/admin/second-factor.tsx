import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router"

export const Route = createFileRoute("/admin/second-factor")({
  component: lazyRouteComponent(() => import("../../pages/admin/portal-pages.ts"), "SecondFactorPage")
})
