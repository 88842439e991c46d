import { Schema } from "effect"
import { adminRoles } from "../domain/admins/admin.ts"

const AdminRole = Schema.Struct({ role: Schema.NullOr(Schema.Literals(adminRoles)) })

const AdminView = Schema.Struct({ username: Schema.String, ...AdminRole.fields })
export type AdminView = typeof AdminView.Type

export const operatorSchemas = {
  listAdmins: { body: null, response: Schema.Array(AdminView) },
  setAdminRole: { body: AdminRole, response: AdminView }
} as const
