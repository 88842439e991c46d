import { createFileRoute } from "@tanstack/react-router"
import { AdminArea } from "../../pages/admin/admin-area.tsx"

export const Route = createFileRoute("/admin")({ component: AdminArea })
