import type { AdminEntry } from "#core/domain/admins/admin.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { readingTask } from "../../data-tasks/data-task.ts"
import { withoutControls } from "../../terminal/without-controls.ts"

const entryLine = ({ on, who, what }: AdminEntry): string => withoutControls(`${on}  ${who}  ${what}`)

const readLog = InstallationStore.use(({ entries }) => entries)

export const adminLog = readingTask("admin-log", readLog, (entries) => ({
  lines: entries.length === 0 ? ["Nothing was changed yet."] : entries.map(entryLine),
  data: entries.map(({ on, who, what }) => ({ on: `${on}`, who, what }))
}))
