import { Effect } from "effect"
import type { ReportPageModel } from "#core/contract/report-page.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { isLinkPossible, linkIdOf } from "#core/domain/links/link-rules.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { notFound } from "../requests/unrouted.ts"
import { type HttpFailure, publicFailureOf } from "../responses/failure.ts"
import { failureResponse, htmlResponse, type PlainResponse } from "../responses/plain-response.ts"
import type { Site, SiteRequest } from "../site/site.ts"
import { noIndexHeaders } from "./visitor-page.ts"

export const emptyReport = (link: string, sent: boolean): ReportPageModel => ({
  link,
  sent,
  error: null,
  reason: null,
  words: ""
})

export const reportPageResponse = (
  { pages }: Pick<Site, "pages">,
  model: ReportPageModel,
  language: Language,
  { status, headers }: Pick<PlainResponse, "status" | "headers"> = { status: 200, headers: {} }
): PlainResponse => {
  const html = pages.report({ ...model, link: linkIdOf(model.link) }, language)
  return htmlResponse(status, html, language, { ...noIndexHeaders, ...headers })
}

/** Equal for all links that somebody could have, so it tells nothing of a page and needs no store. */
export const reportPage = (routed: RoutedRequest) => {
  const { site, request, url } = routed
  const { link = "" } = routed.params
  const sent = url.searchParams.get("sent") === "1"
  const language = pageLanguage(routed)
  const page = Effect.sync(() => reportPageResponse(site, emptyReport(link, sent), language))
  return isLinkPossible(link)
    ? site.limits.rendering(request)(page)
    : Effect.succeed(notFound(site, `/report/${link}`, language))
}

/** Explains a refused report and keeps what was typed; without room to render a page, the message stands alone. */
export const refusedReportPage = (
  siteRequest: SiteRequest,
  typed: Pick<ReportPageModel, "link" | "reason" | "words">,
  failure: HttpFailure
) => {
  const { status, message, headers } = publicFailureOf(failure)
  const page = Effect.sync(() =>
    reportPageResponse(
      siteRequest.site,
      { ...typed, sent: false, error: message },
      pageLanguage(siteRequest),
      {
        status,
        headers
      }
    )
  )
  return siteRequest.site.limits
    .renderingRefused(siteRequest.request)(page)
    .pipe(
      Effect.catchTag("Overloaded", () =>
        Effect.succeed(failureResponse(`/report/${typed.link}`, status, message, headers))
      )
    )
}
