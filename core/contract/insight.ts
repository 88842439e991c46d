import { callsOf } from "./call.ts"
import type { insightSchemas } from "./insight-schemas.ts"

export const insightCalls = callsOf<typeof insightSchemas>()({
  feedbackSummary: {
    method: "GET",
    path: "/api/user/feedback-summary",
    access: "owner",
    body: "none",
    success: 200,
    failures: ["InvalidInput"]
  }
})
