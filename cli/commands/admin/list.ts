import { listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { tellingTask } from "../../data-tasks/telling-task.ts"

export const adminList = tellingTask("admin-list", listAdmins, (admins) => ({
  lines: admins.length === 0 ? ["There is no admin."] : admins.map(({ username }) => username),
  data: admins.map(({ username, createdAt }) => ({ username, createdAt }))
}))
