import { createFileRoute } from "@tanstack/react-router"
import { privacyText } from "../messages/static-privacy.ts"
import { StaticPage } from "../pages/static-page.tsx"

const Privacy = () => <StaticPage text={privacyText} />

export const Route = createFileRoute("/privacy")({ component: Privacy })
