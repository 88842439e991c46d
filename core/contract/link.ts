import { callsOf } from "./call.ts"
import type { linkSchemas } from "./link-schemas.ts"

export const linkCalls = callsOf<typeof linkSchemas>()({
  checkLink: {
    method: "POST",
    path: "/api/feedback-link/check",
    access: "owner",
    body: "json",
    success: 200,
    failures: []
  },
  updateLink: {
    method: "POST",
    path: "/api/feedback-link/update",
    access: "owner",
    body: "json",
    success: 200,
    failures: ["LinkTaken"]
  }
})
