import { Effect } from "effect"
import type { ReportPageModel } from "#core/contract/report-page.ts"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { notFound } from "../requests/unrouted.ts"
import { type HttpFailure, publicFailureOf } from "../responses/failure.ts"
import { failureResponse, htmlResponse, type PlainResponse } from "../responses/plain-response.ts"
import { isLinkPossible } from "../site/paths.ts"
import type { Site } from "../site/site.ts"

const noIndexHeaders = { "x-robots-tag": "noindex, noarchive" } as const

const pageOf = (
  site: Site,
  status: number,
  model: ReportPageModel,
  headers: PlainResponse["headers"] = {}
): PlainResponse =>
  htmlResponse(status, site.pages.report({ ...model, link: linkIdOf(model.link) }), {
    ...noIndexHeaders,
    ...headers
  })

/** Equal for all links that somebody could have, so it tells nothing of a page and needs no store. */
export const reportPage = ({ site, request, params, url }: RoutedRequest) => {
  const { link = "" } = params
  const sent = url.searchParams.get("sent") === "1"
  const page = Effect.sync(() => pageOf(site, 200, { link, sent, error: null, reason: null, words: "" }))
  return isLinkPossible(link)
    ? site.limits.rendering(request)(page)
    : Effect.succeed(notFound(site, `/report/${link}`))
}

/** Explains a refused report and keeps what was typed; without room to render a page, the message stands alone. */
export const refusedReportPage = (
  { site, request }: Pick<RoutedRequest, "site" | "request">,
  typed: Pick<ReportPageModel, "link" | "reason" | "words">,
  failure: HttpFailure
) => {
  const { status, message, headers } = publicFailureOf(failure)
  const page = Effect.sync(() => pageOf(site, status, { ...typed, sent: false, error: message }, headers))
  return site.limits
    .drawing(request)(page)
    .pipe(
      Effect.catchTag("Overloaded", () =>
        Effect.succeed(failureResponse(`/report/${typed.link}`, status, message, headers))
      )
    )
}
