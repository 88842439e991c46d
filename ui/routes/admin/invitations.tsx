import { createFileRoute } from "@tanstack/react-router"
import { InvitationsPage } from "../../pages/admin/invitations-page.tsx"

export const Route = createFileRoute("/admin/invitations")({ component: InvitationsPage })
