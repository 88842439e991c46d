import type { accountRightsSchemas } from "./account-rights-schemas.ts"
import { callsOf } from "./call.ts"

/** What is an owner's to decide: to take nothing for a while, to take all along, to leave. */
export const accountRightsCalls = callsOf<typeof accountRightsSchemas>()({
  pauseAccount: {
    method: "POST",
    path: "/api/account/pause",
    access: "owner",
    body: "json",
    success: 200,
    failures: []
  }
})
