import { Effect } from "effect"
import { addAdmin } from "#core/use-cases/admins/manage-admins.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"
import { AdminTaskCredentials } from "./admin-credentials.ts"

export const adminAdd: DataTask<AdminTaskCredentials> = {
  name: "admin-add",
  input: AdminTaskCredentials,
  makesStore: true,
  run: (input) =>
    addAdmin(input).pipe(
      Effect.map(({ username }) => ({
        lines: [`${username} can sign in at /admin/login now.`],
        data: { username }
      })),
      Effect.mapError(failedBy)
    )
}
