import { Effect } from "effect"
import { requireFreshSignIn } from "#core/use-cases/admins/admin-sessions.ts"
import { readAdminLog as readAdminLogUseCase } from "#core/use-cases/admins/read-admin-log.ts"
import { downloadBackup as downloadBackupUseCase } from "#core/use-cases/backups/download-backup.ts"
import { readInstallation as readInstallationUseCase } from "#core/use-cases/installation/read-installation.ts"
import { operatorCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { adminToken } from "../cookies/session-cookie.ts"
import { leasedDownload } from "../limits/leased-download.ts"
import { queryValue } from "../requests/query-value.ts"
import { badRequest } from "../responses/request-error.ts"

const respondWithState = makeResponder("readInstallation")

export const readInstallation = operatorCall("readInstallation", ({ admin, site }) =>
  site.limits.readInstallation(admin.id).pipe(
    Effect.andThen(readInstallationUseCase),
    Effect.flatMap((state) => respondWithState(state))
  )
)

const invalidPage = badRequest("page must be a whole number from 1 to 9999.")

const pageIn = (url: URL) =>
  Effect.flatMap(queryValue(url, "page"), (text) => {
    const page = text ?? "1"
    return /^[1-9]\d{0,3}$/.test(page) ? Effect.succeed(Number(page)) : Effect.fail(invalidPage)
  })

const respondWithLog = makeResponder("readAdminLog")

export const readAdminLog = operatorCall("readAdminLog", ({ admin, site, url }) =>
  site.limits.readInstallation(admin.id).pipe(
    Effect.andThen(pageIn(url)),
    Effect.flatMap(readAdminLogUseCase),
    Effect.flatMap((log) => respondWithLog(log))
  )
)

/** One lease for all operators: one backup at a time. */
const backupLease = "the backup of everything"

/** Streams the backup; a failure breaks the download off, and so it lacks its end. */
export const downloadBackup = operatorCall("downloadBackup", ({ admin, request, site }) =>
  Effect.gen(function* () {
    yield* requireFreshSignIn(adminToken(request, site))
    yield* site.limits.downloadBackup(admin.id)
    const { day, body } = yield* leasedDownload(
      site.limits.download(backupLease),
      downloadBackupUseCase(admin)
    )
    return {
      status: 200,
      headers: {
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="honesthive-${day}.hive"`
      },
      body
    }
  })
)
