import { callsOf } from "./call.ts"
import type { seenSchemas } from "./seen-schemas.ts"

/** What an owner has seen, so that every device marks the same as new. */
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
