import { Effect, Schema } from "effect"
import type { AdminEntry } from "#core/domain/admins/admin.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { type DataTask, failedBy } from "../../data-tasks/data-task.ts"

const lineOf = ({ on, who, what }: AdminEntry): string => `${on}  ${who}  ${what}`

export const adminLog: DataTask<null> = {
  name: "admin-log",
  input: Schema.Null,
  isReadOnly: () => true,
  run: () =>
    InstallationStore.use(({ entries }) => entries).pipe(
      Effect.map((entries) => ({
        lines: entries.length === 0 ? ["Nothing was changed yet."] : entries.map(lineOf),
        data: entries.map(({ on, who, what }) => ({ on: `${on}`, who, what }))
      })),
      Effect.mapError(failedBy)
    )
}
