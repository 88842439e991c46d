import { callsOf } from "./call.ts"
import type { feedbackSchemas } from "./feedback-schemas.ts"

export const feedbackCalls = callsOf<typeof feedbackSchemas>()({
  listFeedback: {
    method: "GET",
    path: "/api/user/feedback",
    access: "owner",
    body: "none",
    success: 200,
    failures: ["InvalidInput"]
  },
  setVisibility: {
    method: "PATCH",
    path: "/api/feedback/{id}/public",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["FeedbackNotFound", "NotApproved", "StillCovered", "PublicLimitReached"]
  },
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
  setStatus: {
    method: "PUT",
    path: "/api/feedback/{id}/status",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["FeedbackNotFound"]
  },
  answerFeedback: {
    method: "PUT",
    path: "/api/feedback/{id}/answer",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["FeedbackNotFound", "AnswerUnseen", "ModeratorUnavailable"]
  },
  deleteFeedback: {
    method: "DELETE",
    path: "/api/feedback/{id}",
    access: "owner",
    body: "none",
    success: 204,
    failures: ["FeedbackNotFound"]
  }
})
