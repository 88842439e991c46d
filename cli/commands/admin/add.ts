import { Effect, Schema } from "effect"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { AdminTaskCredentials } from "./admin-credentials.ts"

const NewAdmin = Schema.Struct({ ...AdminTaskCredentials.fields, isOperator: Schema.Boolean })

export const adminAdd: DataTask<typeof NewAdmin.Type> = {
  name: "admin-add",
  input: NewAdmin,
  makesStore: true,
  run: (input) =>
    addAdmin(input).pipe(
      Effect.map(({ username, role = null }) => ({
        lines: [`${username} can sign in at /admin/login now.`],
        data: { username, role }
      })),
      Effect.mapError(failedBy)
    )
}
