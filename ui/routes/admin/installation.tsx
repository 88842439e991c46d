import { createFileRoute } from "@tanstack/react-router"
import { InstallationPage } from "../../pages/admin/installation-page.tsx"

export const Route = createFileRoute("/admin/installation")({ component: InstallationPage })
