import { Effect } from "effect"
import { removeAdminSecondFactor } from "#core/use-cases/admins/manage-admins.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { Username } from "./remove.ts"

export const resetAdminSecondFactor: DataTask<typeof Username.Type> = {
  name: "admin-second-factor-reset",
  input: Username,
  run: ({ username: name }) =>
    removeAdminSecondFactor(name).pipe(
      Effect.map(({ username }) => ({
        lines: [`${username} signs in with the password alone. All sessions of this admin have ended.`],
        data: { username }
      })),
      Effect.mapError(failedBy)
    )
}
