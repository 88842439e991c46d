import type { Admin } from "#core/domain/admins/admin.ts"
import { listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { readingTask } from "../../data-tasks/data-task.ts"

const adminLine = ({ username, role = null }: Admin): string =>
  role === null ? username : `${username} (${role})`

export const adminList = readingTask("admin-list", listAdmins, (admins) => ({
  lines: admins.length === 0 ? ["There is no admin."] : admins.map(adminLine),
  data: admins.map(({ username, role = null, createdAt }) => ({ username, role, createdAt }))
}))
