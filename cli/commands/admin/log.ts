import type { AdminEntry } from "#core/domain/admins/admin.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { tellingTask } from "../../data-tasks/telling-task.ts"

const lineOf = ({ on, who, what }: AdminEntry): string => `${on}  ${who}  ${what}`

const readLog = InstallationStore.use(({ entries }) => entries)

export const adminLog = tellingTask("admin-log", readLog, (entries) => ({
  lines: entries.length === 0 ? ["Nothing was changed yet."] : entries.map(lineOf),
  data: entries.map(({ on, who, what }) => ({ on: `${on}`, who, what }))
}))
