import { callsOf } from "./call.ts"
import type { invitationSchemas } from "./invitation-schemas.ts"

export const invitationCalls = callsOf<typeof invitationSchemas>()({
  listInvitations: {
    method: "GET",
    path: "/api/admin/invitations",
    access: "operator",
    body: "none",
    success: 200,
    failures: []
  },
  makeInvitation: {
    method: "POST",
    path: "/api/admin/invitations",
    access: "operator",
    body: "json",
    success: 201,
    failures: ["MailOff", "TooManyInvitations"]
  },
  withdrawInvitation: {
    method: "DELETE",
    path: "/api/admin/invitations/{id}",
    access: "operator",
    body: "none",
    success: 204,
    failures: ["InvitationNotFound"]
  }
})
