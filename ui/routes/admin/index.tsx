import { createFileRoute } from "@tanstack/react-router"
import { OlderPortalPage } from "../../pages/admin/older-portal-page.tsx"

export const Route = createFileRoute("/admin/")({ component: OlderPortalPage })
