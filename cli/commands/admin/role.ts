import { Effect, Schema } from "effect"
import { adminRoles } from "#core/domain/admins/admin.ts"
import { setAdminRole } from "#core/use-cases/admins/set-admin-role.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const AdminWithRole = Schema.Struct({
  username: Schema.String,
  role: Schema.NullOr(Schema.Literals(adminRoles))
})

export const adminRole: DataTask<typeof AdminWithRole.Type> = {
  name: "admin-role",
  input: AdminWithRole,
  run: (input) =>
    setAdminRole(null, input).pipe(
      Effect.map(({ username, role = null }) => ({
        lines: [role === null ? `${username} is no operator.` : `${username} is an operator.`],
        data: { username, role }
      })),
      Effect.mapError(failedBy)
    )
}
