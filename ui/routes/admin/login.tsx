import { createFileRoute } from "@tanstack/react-router"
import { AdminLoginPage } from "../../pages/admin/admin-login-page.tsx"

export const Route = createFileRoute("/admin/login")({ component: AdminLoginPage })
