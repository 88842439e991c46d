import { callsOf } from "./call.ts"
import type { mailedLinkSchemas } from "./mailed-link-schemas.ts"

export const mailedLinkCalls = callsOf<typeof mailedLinkSchemas>()({
  forgotPassword: {
    method: "POST",
    path: "/api/auth/forgot",
    access: "anyone",
    body: "json",
    success: 202,
    failures: ["MailOff", "PasswordsOff"]
  },
  confirmSignUp: {
    method: "POST",
    path: "/api/auth/confirm",
    access: "anyone",
    body: "json",
    success: 200,
    failures: ["MailedLinkUnusable", "PasswordsOff", "SignUpClosed", "InvitationUnusable", "HasherBusy"]
  },
  resetPassword: {
    method: "POST",
    path: "/api/auth/reset",
    access: "anyone",
    body: "json",
    success: 204,
    failures: ["MailedLinkUnusable", "PasswordsOff", "HasherBusy"]
  }
})
