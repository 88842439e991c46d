import type { accountRightsSchemas } from "./account-rights-schemas.ts"
import { callsOf } from "./call.ts"

export const accountRightsCalls = callsOf<typeof accountRightsSchemas>()({
  pauseAccount: {
    method: "POST",
    path: "/api/account/pause",
    access: "owner",
    body: "json",
    success: 200,
    failures: []
  },
  exportAccount: {
    method: "GET",
    path: "/api/account/export",
    access: "owner",
    body: "none",
    success: 200,
    failures: ["ImagesUnavailable"]
  },
  leave: {
    method: "DELETE",
    path: "/api/account",
    access: "owner",
    body: "json",
    success: 202,
    failures: ["WrongPassword", "SignInAgain", "HasherBusy"]
  },
  keepAccount: {
    method: "POST",
    path: "/api/account/keep",
    access: "owner",
    body: "none",
    success: 200,
    failures: []
  }
})
