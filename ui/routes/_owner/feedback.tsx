import { createFileRoute } from "@tanstack/react-router"
import { validateFeedbackSearch } from "../../features/feedback/filters/feedback-search.ts"
import { FeedbackPage } from "../../pages/feedback-page.tsx"

export const Route = createFileRoute("/_owner/feedback")({
  validateSearch: validateFeedbackSearch,
  component: FeedbackPage
})
