import { Effect } from "effect"
import { Archiver } from "#core/ports/archiver.ts"
import { confirmOwner } from "#core/use-cases/accounts/confirm-owner.ts"
import { pauseAccount as pauseAccountUseCase } from "#core/use-cases/accounts/pause-account.ts"
import { cancelAccountDeletion, leaveAccount } from "#core/use-cases/accounts/pending-deletion.ts"
import { today } from "#core/use-cases/time/today.ts"
import { exportFiles } from "#core/use-cases/transfer/export-owner.ts"
import { ownerCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { clearedSessionCookie } from "../cookies/session-cookie.ts"
import { leasedDownload } from "../limits/leased-download.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { respondWithSettings } from "./respond-with-settings.ts"

const respondWithLeave = makeResponder("leave")

export const leave = ownerCall("leave", ({ account, session, body, request, site, url }) =>
  body.pipe(
    Effect.flatMap(({ password }) =>
      confirmOwner({ account, session }, password).pipe(site.limits.signIn(request, account.email))
    ),
    Effect.andThen(leaveAccount({ account, session }, pageLanguage({ request, url }))),
    Effect.flatMap((leavesAt) => respondWithLeave({ leavesAt })),
    Effect.map((response) => ({ ...response, cookies: [clearedSessionCookie(site)] }))
  )
)

export const keepAccount = ownerCall("keepAccount", ({ account }) =>
  cancelAccountDeletion(account.owner).pipe(Effect.flatMap(respondWithSettings))
)

const exportFileHeader = (madeOn: string) => `attachment; filename="honesthive-${madeOn}.zip"`

export const exportAccount = ownerCall("exportAccount", ({ account, request, site }) =>
  Effect.gen(function* () {
    const headers = {
      "content-type": "application/zip",
      "content-disposition": exportFileHeader(yield* today)
    }
    if (request.method === "HEAD") return { status: 200, headers, body: null }
    yield* site.limits.exportAccount(account.owner)
    const { archive } = yield* Archiver
    const opened = Effect.map(exportFiles(account.owner), (files) => ({ bytes: archive(files) }))
    const { body } = yield* leasedDownload(site.limits.download(account.owner), opened)
    return { status: 200, headers, body }
  })
)

export const pauseAccount = ownerCall("pauseAccount", ({ account, body }) =>
  body.pipe(
    Effect.flatMap(({ paused }) => pauseAccountUseCase(account.owner, paused)),
    Effect.flatMap(respondWithSettings)
  )
)
