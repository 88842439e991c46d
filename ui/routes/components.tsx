import { createFileRoute } from "@tanstack/react-router"
import { ComponentsPage } from "../pages/components/components-page.tsx"

export const Route = createFileRoute("/components")({ component: ComponentsPage })
