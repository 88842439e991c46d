import { callsOf } from "./call.ts"
import type { reportSchemas } from "./report-schemas.ts"

export const reportCalls = callsOf<typeof reportSchemas>()({
  reportPage: {
    method: "POST",
    path: "/api/profile/{link}/report",
    access: "visitor",
    body: "json",
    success: 201,
    failures: []
  },
  reportPageForm: {
    method: "POST",
    path: "/report/{link}",
    access: "visitor",
    body: "form",
    success: 303,
    failures: []
  },
  showFeedback: {
    method: "POST",
    path: "/api/feedback/{id}/show",
    access: "owner",
    body: "none",
    success: 200,
    failures: ["FeedbackNotFound", "UnopenedNote"]
  },
  listShownFeedback: {
    method: "GET",
    path: "/api/feedback/shown",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  listReports: {
    method: "GET",
    path: "/api/admin/reports",
    access: "operator",
    body: "none",
    success: 200,
    failures: ["InvalidInput"]
  },
  closeReport: {
    method: "DELETE",
    path: "/api/admin/reports/{id}",
    access: "operator",
    body: "none",
    success: 204,
    failures: ["ReportNotFound"]
  },
  listShownNotes: {
    method: "GET",
    path: "/api/admin/shown-notes",
    access: "operator",
    body: "none",
    success: 200,
    failures: ["InvalidInput"]
  },
  closeShownNote: {
    method: "DELETE",
    path: "/api/admin/shown-notes/{id}",
    access: "operator",
    body: "none",
    success: 204,
    failures: ["FeedbackNotFound"]
  }
})
