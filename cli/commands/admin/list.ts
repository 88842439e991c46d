import { Effect, Schema } from "effect"
import { listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

export const adminList: DataTask<null> = {
  name: "admin-list",
  input: Schema.Null,
  isReadOnly: () => true,
  run: () =>
    listAdmins.pipe(
      Effect.map((admins) => ({
        lines: admins.length === 0 ? ["There is no admin."] : admins.map(({ username }) => username),
        data: admins.map(({ username, createdAt }) => ({ username, createdAt }))
      })),
      Effect.mapError(failedBy)
    )
}
