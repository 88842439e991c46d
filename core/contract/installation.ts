import { callsOf } from "./call.ts"
import type { installationSchemas } from "./installation-schemas.ts"

export const installationCalls = callsOf<typeof installationSchemas>()({
  readInstallation: {
    method: "GET",
    path: "/api/admin/installation",
    access: "operator",
    body: "none",
    success: 200,
    failures: []
  },
  readAdminLog: {
    method: "GET",
    path: "/api/admin/log",
    access: "operator",
    body: "none",
    success: 200,
    failures: ["InvalidInput"]
  },
  downloadBackup: {
    method: "POST",
    path: "/api/admin/backup",
    access: "operator",
    body: "none",
    success: 200,
    failures: ["Unauthorized", "SignInAgain", "BackupsOff", "BackupMadeToday"]
  }
})
