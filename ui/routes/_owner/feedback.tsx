import { createFileRoute } from "@tanstack/react-router"
import { FeedbackPage } from "../../pages/feedback-page.tsx"

export const Route = createFileRoute("/_owner/feedback")({ component: FeedbackPage })
