import { callsOf } from "./call.ts"
import type { ownerSchemas } from "./owner-schemas.ts"

export const ownerCalls = callsOf<typeof ownerSchemas>()({
  findOwners: {
    method: "POST",
    path: "/api/admin/owners/search",
    access: "operator",
    body: "json",
    success: 200,
    failures: []
  },
  suspendOwner: {
    method: "POST",
    path: "/api/admin/owners/{id}/suspend",
    access: "operator",
    body: "json",
    success: 200,
    failures: ["OwnerGone"]
  },
  resumeOwner: {
    method: "POST",
    path: "/api/admin/owners/{id}/resume",
    access: "operator",
    body: "none",
    success: 200,
    failures: ["OwnerGone"]
  },
  resetOwner: {
    method: "POST",
    path: "/api/admin/owners/{id}/reset",
    access: "operator",
    body: "none",
    success: 200,
    failures: ["OwnerGone", "PasswordsOff"]
  },
  removeOwner: {
    method: "DELETE",
    path: "/api/admin/owners/{id}",
    access: "operator",
    body: "none",
    success: 202,
    failures: ["OwnerGone"]
  },
  restoreOwner: {
    method: "POST",
    path: "/api/admin/owners/{id}/restore",
    access: "operator",
    body: "none",
    success: 200,
    failures: ["OwnerGone"]
  }
})
