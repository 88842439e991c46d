import { callsOf } from "./call.ts"
import type { submissionSchemas } from "./submission-schemas.ts"

/** The visitor page's script has these calls alone. */
export const submissionCalls = callsOf<typeof submissionSchemas>()({
  submitFeedback: {
    method: "POST",
    path: "/api/profile/{link}/feedback",
    access: "visitor",
    body: "json",
    success: 201,
    failures: ["PagePaused", "ProfileNotFound", "SubmissionKeyReused"]
  },
  /** For the form without JavaScript: errors respond with the page, which shows the error and keeps the text. */
  submitFeedbackForm: {
    method: "POST",
    path: "/{link}",
    access: "visitor",
    body: "form",
    success: 303,
    failures: ["PagePaused", "ProfileNotFound"]
  }
})
