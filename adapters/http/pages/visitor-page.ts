import { Cause, Effect } from "effect"
import { calls } from "#core/contract/calls.ts"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { type Language, languages } from "#core/domain/languages/language.ts"
import { isLinkPossible, linkIdOf } from "#core/domain/links/link-rules.ts"
import { readVisitorPage } from "#core/use-cases/profiles/read-visitor-page.ts"
import { respondWithAnswers, respondWithBadges, respondWithProfile } from "../calls/public-responders.ts"
import { logFailure } from "../calls/run-use-case.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { notFound } from "../requests/unrouted.ts"
import { type ErrorResponse, type HttpFailure, publicFailureOf } from "../responses/failure.ts"
import { htmlResponse, type PlainResponse } from "../responses/plain-response.ts"
import type { Site, SiteRequest } from "../site/site.ts"
import { linkResponse } from "./link-response.ts"

export const noIndexHeaders = { "x-robots-tag": "noindex, noarchive" } as const

export const notFoundPage = (site: Pick<Site, "pages">, link: string, language: Language): PlainResponse =>
  isLinkPossible(link)
    ? htmlResponse(404, site.pages.profileNotFound(link, language), language, noIndexHeaders)
    : notFound(site, `/${link}`, language)

type SubmissionView = Pick<VisitorPageModel, "sent" | "error" | "text" | "question">

type LinkContent = Omit<Effect.Success<ReturnType<typeof readVisitorPage>>, "changesAt">

const visitorRendererOf =
  (site: Site, link: string, content: LinkContent) =>
  (shown: SubmissionView, language: Language): string =>
    site.pages.visitor({ link: linkIdOf(link), ...content, ...shown }, language)

const readVisitorRenderer = (site: Site, link: string) =>
  Effect.map(readVisitorPage(link), ({ changesAt: _, ...content }) => visitorRendererOf(site, link, content))

type RenderPage = (shown: SubmissionView, language: Language) => string

export const visitorPageResponse = (render: RenderPage, sent: boolean, language: Language): PlainResponse =>
  htmlResponse(
    200,
    render({ sent, error: null, text: "", question: null }, language),
    language,
    noIndexHeaders
  )

export const visitorPage = (siteRequest: SiteRequest, link: string, sent: boolean) => {
  const { site } = siteRequest
  const language = pageLanguage(siteRequest)
  return linkResponse(
    siteRequest,
    { link, kind: `${sent ? "thanks" : "page"} ${language}` },
    Effect.map(readVisitorRenderer(site, link), (render) => visitorPageResponse(render, sent, language))
  ).pipe(Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link, language))))
}

type PageResponses = Record<`${"page" | "thanks"} ${Language}`, PlainResponse>

const pageResponses = Effect.fnUntraced(function* (render: RenderPage) {
  const pages: Partial<PageResponses> = {}
  for (const language of languages) {
    pages[`page ${language}`] = visitorPageResponse(render, false, language)
    yield* Effect.yieldNow
    pages[`thanks ${language}`] = visitorPageResponse(render, true, language)
    yield* Effect.yieldNow
  }
  return pages as PageResponses
})

export const linkResponses = (site: Site) => (linkId: string) =>
  Effect.gen(function* () {
    const { changesAt, ...read } = yield* readVisitorPage(linkId)
    const render = visitorRendererOf(site, linkId, read)
    const responses = {
      ...(yield* pageResponses(render)),
      profile: yield* respondWithProfile(read.profile),
      badges: yield* respondWithBadges(read.badges),
      answers: yield* respondWithAnswers(read.answers)
    }
    return { responses, changesAt }
  }).pipe(Effect.catchTag("ProfileNotFound", () => Effect.succeed(null)))

const postRoute = `${calls.submitFeedbackForm.method} ${calls.submitFeedbackForm.path}`

interface TypedNote {
  readonly content: string
  readonly question: string | null
}

/**
 * Explains a refused form and keeps its text. The full page is rendered within the quotas for mistakes; beyond them,
 * while the store is unavailable, and where no page is, a small form that costs next to nothing is sent.
 */
export const refusedFormPage = (
  siteRequest: SiteRequest,
  link: string,
  { content: text, question }: TypedNote,
  failure: HttpFailure
) => {
  const { site, request } = siteRequest
  const language = pageLanguage(siteRequest)
  const smallForm = ({ status, message, headers }: ErrorResponse): PlainResponse =>
    htmlResponse(status, site.pages.refused({ status, message, text, question }, language), language, {
      ...noIndexHeaders,
      ...headers
    })
  const refusal = publicFailureOf(failure)
  if (refusal.status === 429) return Effect.succeed(smallForm(refusal))
  if (failure._tag === "StoreUnavailable")
    return Effect.as(logFailure(postRoute, Cause.fail(failure)), smallForm(refusal))
  const fullPage = readVisitorRenderer(site, link).pipe(
    Effect.map((render) => {
      const html = render({ sent: false, error: refusal.message, text, question }, language)
      return htmlResponse(refusal.status, html, language, { ...noIndexHeaders, ...refusal.headers })
    }),
    Effect.catchTag("ProfileNotFound", (gone) =>
      Effect.succeed(text === "" ? notFoundPage(site, link, language) : smallForm(publicFailureOf(gone)))
    )
  )
  return site.limits.mistake(request).pipe(
    Effect.andThen(site.limits.renderingRefused(request)(fullPage)),
    Effect.catchTag(["Overloaded", "StoreUnavailable"], () => Effect.succeed(smallForm(refusal))),
    Effect.catchTag("RateLimited", (limited) => Effect.succeed(smallForm(publicFailureOf(limited))))
  )
}
