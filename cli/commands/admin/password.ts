import { Effect } from "effect"
import { setAdminPassword } from "#core/use-cases/admins/manage-admins.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { AdminTaskCredentials } from "./admin-credentials.ts"

export const adminPassword: DataTask<AdminTaskCredentials> = {
  name: "admin-password",
  input: AdminTaskCredentials,
  run: (input) =>
    setAdminPassword(input).pipe(
      Effect.map(({ username }) => ({
        lines: [`${username} has a new password; all sessions of this admin have ended.`],
        data: { username }
      })),
      Effect.mapError(failedBy)
    )
}
