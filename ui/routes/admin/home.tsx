import { createFileRoute } from "@tanstack/react-router"
import { PortalPage } from "../../pages/admin/portal-page.tsx"

export const Route = createFileRoute("/admin/home")({ component: PortalPage })
