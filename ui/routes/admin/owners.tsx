import { createFileRoute } from "@tanstack/react-router"
import { OwnersPage } from "../../pages/admin/owners-page.tsx"

export const Route = createFileRoute("/admin/owners")({ component: OwnersPage })
