import { callsOf } from "./call.ts"
import type { publicProfileSchemas } from "./public-profile-schemas.ts"

export const publicProfileCalls = callsOf<typeof publicProfileSchemas>()({
  publicProfile: {
    method: "GET",
    path: "/api/profile/{link}",
    access: "visitor",
    body: "none",
    success: 200,
    failures: ["ProfileNotFound"]
  },
  publicAnswers: {
    method: "GET",
    path: "/api/profile/{link}/answers",
    access: "visitor",
    body: "none",
    success: 200,
    failures: ["ProfileNotFound"]
  },
  publicBadges: {
    method: "GET",
    path: "/api/profile/{link}/gamification",
    access: "visitor",
    body: "none",
    success: 200,
    failures: ["ProfileNotFound"]
  }
})
