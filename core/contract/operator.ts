import { callsOf } from "./call.ts"
import type { operatorSchemas } from "./operator-schemas.ts"

export const operatorCalls = callsOf<typeof operatorSchemas>()({
  listAdmins: {
    method: "GET",
    path: "/api/admin/admins",
    access: "operator",
    body: "none",
    success: 200,
    failures: []
  },
  setAdminRole: {
    method: "PUT",
    path: "/api/admin/admins/{username}/role",
    access: "operator",
    body: "json",
    success: 200,
    failures: ["AdminNotFound", "OwnRole"]
  }
})
