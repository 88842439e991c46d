import { createFileRoute } from "@tanstack/react-router"
import { SecondFactorPage } from "../../pages/admin/second-factor-page.tsx"

export const Route = createFileRoute("/admin/second-factor")({ component: SecondFactorPage })
