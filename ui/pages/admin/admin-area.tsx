import "../../styles/portal.css"
import { QueryClientProvider } from "@tanstack/react-query"
import { Outlet } from "@tanstack/react-router"
import { adminClient } from "../../features/admin/admin-client.ts"
import { PortalMessages } from "../../features/admin/portal-messages.tsx"
import { PortalWorkProvider } from "../../features/admin/portal-work.tsx"

export const AdminArea = () => (
  <PortalMessages>
    <QueryClientProvider client={adminClient}>
      <PortalWorkProvider>
        <Outlet />
      </PortalWorkProvider>
    </QueryClientProvider>
  </PortalMessages>
)
