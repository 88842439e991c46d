import { callsOf } from "./call.ts"
import type { seenSchemas } from "./seen-schemas.ts"

export const seenCalls = callsOf<typeof seenSchemas>()({
  readSeen: {
    method: "GET",
    path: "/api/account/seen",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  },
  noteSeen: {
    method: "PUT",
    path: "/api/account/seen",
    access: "owner",
    body: "json",
    success: 200,
    failures: []
  }
})
