import { createFileRoute } from "@tanstack/react-router"
import { useMessages } from "../../messages/messages-context.ts"
import { SoonPage } from "../../pages/soon-page.tsx"

const Insights = () => {
  const shellMessages = useMessages("shell")
  return (
    <SoonPage
      page={shellMessages.insights}
      title={shellMessages.insightsTitle}
      text={shellMessages.insightsText}
      today={[{ ...shellMessages.insightsToday.card, path: "/", hash: "insight" }]}
    />
  )
}

export const Route = createFileRoute("/_owner/insights")({ component: Insights })
