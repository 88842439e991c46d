import { listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { readingTask } from "../../data-tasks/report-task.ts"

export const adminList = readingTask("admin-list", listAdmins, (admins) => ({
  lines: admins.length === 0 ? ["There is no admin."] : admins.map(({ username }) => username),
  data: admins.map(({ username, createdAt }) => ({ username, createdAt }))
}))
