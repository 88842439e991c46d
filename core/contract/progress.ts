import { callsOf } from "./call.ts"
import type { progressSchemas } from "./progress-schemas.ts"

export const progressCalls = callsOf<typeof progressSchemas>()({
  activity: {
    method: "GET",
    path: "/api/user/activity",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  stats: {
    method: "GET",
    path: "/api/gamification/stats",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  ownerBadges: {
    method: "GET",
    path: "/api/user/badges",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  }
})
