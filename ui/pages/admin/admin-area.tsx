import "../../styles/admin.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { Outlet } from "@tanstack/react-router"
import { adminClient } from "../../features/admin/admin-client.ts"
import { PortalWorkProvider } from "../../features/admin/portal-work.tsx"

/** Around all pages of the portal, the sign-in too: what was begun survives the way there and back. */
export const AdminArea = () => (
  <QueryClientProvider client={adminClient}>
    <PortalWorkProvider>
      <Outlet />
    </PortalWorkProvider>
  </QueryClientProvider>
)
