import { createFileRoute } from "@tanstack/react-router"
import { securityText } from "../messages/static-pages.ts"
import { StaticPage } from "../pages/static-page.tsx"

const Security = () => <StaticPage text={securityText} />

export const Route = createFileRoute("/security")({ component: Security })
