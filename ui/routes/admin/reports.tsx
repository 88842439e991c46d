import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router"

export const Route = createFileRoute("/admin/reports")({
  component: lazyRouteComponent(() => import("../../pages/admin/portal-pages.ts"), "ReportsPage")
})
