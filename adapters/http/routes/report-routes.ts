import { Cause, Effect } from "effect"
import { calls } from "#core/contract/calls.ts"
import type { ListPage } from "#core/domain/feedback/list-page.ts"
import { isLinkPossible } from "#core/domain/links/link-rules.ts"
import {
  closeReport as closeReportUseCase,
  closeShownNote as closeShownNoteUseCase
} from "#core/use-cases/reports/close-report.ts"
import {
  listNotesShownByOwners,
  listReports as listReportsUseCase
} from "#core/use-cases/reports/list-reports.ts"
import { reportPage as reportPageUseCase, requireReportWords } from "#core/use-cases/reports/report-page.ts"
import { listShownNotes as listShownNotesUseCase, showNote } from "#core/use-cases/reports/show-note.ts"
import { operatorCall, ownerCall, publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { logFailure } from "../calls/run-use-case.ts"
import { refusedReportPage } from "../pages/report-page.ts"
import { idempotencyKey } from "../requests/idempotency-key.ts"
import { listPageIn } from "../requests/list-page.ts"
import { pageLanguage, sentAddress } from "../requests/page-language.ts"
import { notFound } from "../requests/unrouted.ts"
import { redirect } from "../responses/plain-response.ts"
import type { RequestError } from "../responses/request-error.ts"

const respondWithReport = makeResponder("reportPage")

const acceptedResponse = Effect.runSync(
  respondWithReport({ message: "Thank you. Whoever runs this server sees your report after midnight UTC." })
)

export const reportPage = publicCall("reportPage", ({ body, param, request, site }) =>
  Effect.gen(function* () {
    const { reason, words } = yield* body
    const valid = yield* requireReportWords(words)
    return { reason, words: valid, idempotencyKey: yield* idempotencyKey(request) }
  }).pipe(
    Effect.tapError(() => site.limits.mistake(request)),
    Effect.flatMap((sent) =>
      site.limits.report(request, param("link"))(reportPageUseCase({ ...sent, link: param("link") }))
    ),
    Effect.as(acceptedResponse)
  )
)

const formRoute = `${calls.reportPageForm.method} ${calls.reportPageForm.path}`

export const reportPageForm = publicCall("reportPageForm", ({ body, param, request, site, url }) => {
  const link = param("link")
  const siteRequest = { site, request, url }
  if (!isLinkPossible(link))
    return Effect.succeed(notFound(site, `/report/${link}`, pageLanguage(siteRequest)))
  const refused = (failure: RequestError) =>
    refusedReportPage(siteRequest, { link, reason: null, words: "" }, failure)
  return body.pipe(
    Effect.flatMap(({ reason, words }) =>
      requireReportWords(words).pipe(
        Effect.tapError(() => site.limits.mistake(request)),
        Effect.flatMap((valid) =>
          site.limits.report(
            request,
            link
          )(reportPageUseCase({ link, reason, words: valid, idempotencyKey: undefined }))
        ),
        Effect.as(redirect(303, sentAddress(`/report/${link}`, url))),
        Effect.tapErrorTag("StoreUnavailable", (failure) => logFailure(formRoute, Cause.fail(failure))),
        Effect.catch((failure) => refusedReportPage(siteRequest, { link, reason, words }, failure))
      )
    ),
    Effect.catchTag("RequestError", refused)
  )
})

const respondWithShown = makeResponder("showFeedback")

export const showFeedback = ownerCall("showFeedback", ({ account, param, site }) =>
  site.limits.showNote(account.owner).pipe(
    Effect.andThen(showNote(account.owner, param("id"))),
    Effect.flatMap((shown) => respondWithShown(shown))
  )
)

const respondWithShownList = makeResponder("listShownFeedback")

export const listShownFeedback = ownerCall("listShownFeedback", ({ account }) =>
  Effect.flatMap(listShownNotesUseCase(account.owner), (shown) => respondWithShownList(shown))
)

const firstPage: ListPage = { limit: 100, after: null }

const respondWithReports = makeResponder("listReports")

export const listReports = operatorCall("listReports", ({ url }) =>
  Effect.gen(function* () {
    const page = yield* listPageIn(url)
    return yield* respondWithReports(yield* listReportsUseCase(page ?? firstPage))
  })
)

const respondWithNotes = makeResponder("listShownNotes")

export const listShownNotes = operatorCall("listShownNotes", ({ url }) =>
  Effect.gen(function* () {
    const page = yield* listPageIn(url)
    return yield* respondWithNotes(yield* listNotesShownByOwners(page ?? firstPage))
  })
)

const respondWithClosing = makeResponder("closeReport")

export const closeReport = operatorCall("closeReport", ({ admin, param }) =>
  Effect.andThen(closeReportUseCase(admin, param("id")), respondWithClosing(undefined))
)

const respondWithClosedNote = makeResponder("closeShownNote")

export const closeShownNote = operatorCall("closeShownNote", ({ admin, param }) =>
  Effect.andThen(closeShownNoteUseCase(admin, param("id")), respondWithClosedNote(undefined))
)
