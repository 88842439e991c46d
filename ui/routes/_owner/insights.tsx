import { createFileRoute } from "@tanstack/react-router"
import { shellMessages } from "../../messages/shell.ts"
import { SoonPage } from "../../pages/soon-page.tsx"

const Insights = () => (
  <SoonPage
    page={shellMessages.insights}
    title={shellMessages.insightsTitle}
    text={shellMessages.insightsText}
    today={shellMessages.insightsToday}
  />
)

export const Route = createFileRoute("/_owner/insights")({ component: Insights })
