import { createFileRoute } from "@tanstack/react-router"
import { termsText } from "../messages/static-terms.ts"
import { StaticPage } from "../pages/static-page.tsx"

const Terms = () => <StaticPage text={termsText} />

export const Route = createFileRoute("/terms")({ component: Terms })
