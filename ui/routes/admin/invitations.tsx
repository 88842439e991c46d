import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router"

export const Route = createFileRoute("/admin/invitations")({
  component: lazyRouteComponent(() => import("../../pages/admin/portal-pages.ts"), "InvitationsPage")
})
