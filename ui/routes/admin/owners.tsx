import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router"

export const Route = createFileRoute("/admin/owners")({
  component: lazyRouteComponent(() => import("../../pages/admin/portal-pages.ts"), "OwnersPage")
})
