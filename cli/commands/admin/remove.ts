import { Effect, Schema } from "effect"
import { removeAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

export const Username = Schema.Struct({ username: Schema.String })

export const adminRemove: DataTask<typeof Username.Type> = {
  name: "admin-remove",
  input: Username,
  run: ({ username: name }) =>
    removeAdmin(name).pipe(
      Effect.map(({ username }) => ({ lines: [`${username} is no admin any more.`], data: { username } })),
      Effect.mapError(failedBy)
    )
}
