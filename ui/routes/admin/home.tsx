import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router"

export const Route = createFileRoute("/admin/home")({
  component: lazyRouteComponent(() => import("../../pages/admin/portal-pages.ts"), "PortalPage")
})
