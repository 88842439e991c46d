import { callsOf } from "./call.ts"
import type { feedbackSchemas } from "./feedback-schemas.ts"

/** One piece of feedback: a visitor sends it, its owner curates it. */
export const feedbackCalls = callsOf<typeof feedbackSchemas>()({
  listFeedback: {
    method: "GET",
    path: "/api/user/feedback",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  setVisibility: {
    method: "PATCH",
    path: "/api/feedback/{id}/public",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["FeedbackNotFound", "NotApproved", "StillCovered", "PublicLimitReached"]
  },
  /** Publishes it and hides `with`, in one change. */
  swapFeedback: {
    method: "POST",
    path: "/api/feedback/{id}/swap",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["FeedbackNotFound", "StillCovered", "NotPublic"]
  },
  uncoverFeedback: {
    method: "POST",
    path: "/api/feedback/{id}/uncover",
    access: "owner",
    body: "none",
    success: 200,
    failures: ["FeedbackNotFound"]
  },
  readMarks: {
    method: "GET",
    path: "/api/feedback/marks",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  markFeedback: {
    method: "PUT",
    path: "/api/feedback/{id}/marks",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["FeedbackNotFound"]
  },
  deleteFeedback: {
    method: "DELETE",
    path: "/api/feedback/{id}",
    access: "owner",
    body: "none",
    success: 204,
    failures: ["FeedbackNotFound"]
  },
  submitFeedback: {
    method: "POST",
    path: "/api/profile/{link}/feedback",
    access: "visitor",
    body: "json",
    success: 201,
    failures: ["PagePaused", "ProfileNotFound", "SubmissionKeyReused"]
  },
  /** The form without JavaScript: a refusal answers the page, with the error and the text kept. */
  submitFeedbackForm: {
    method: "POST",
    path: "/{link}",
    access: "visitor",
    body: "form",
    success: 303,
    failures: ["PagePaused", "ProfileNotFound"]
  }
})
