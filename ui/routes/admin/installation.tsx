import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router"

export const Route = createFileRoute("/admin/installation")({
  component: lazyRouteComponent(() => import("../../pages/admin/portal-pages.ts"), "InstallationPage")
})
