import { Cause, Effect } from "effect"
import { calls } from "#core/contract/calls.ts"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import { readVisitorPage } from "#core/use-cases/profiles/read-visitor-page.ts"
import { makeResponder } from "../calls/encode-response.ts"
import { logFailure } from "../calls/run-use-case.ts"
import { notFound } from "../requests/unrouted.ts"
import { type ErrorResponse, type HttpFailure, publicFailureOf } from "../responses/failure.ts"
import { htmlResponse, type PlainResponse } from "../responses/plain-response.ts"
import { isLinkPossible } from "../site/paths.ts"
import type { Site } from "../site/site.ts"
import { linkResponse } from "./link-response.ts"

interface VisitorRequest {
  readonly site: Site
  readonly request: Request
}

/** Keeps visitor pages out of search engines: they are for those who know the link. */
export const noIndexHeaders = { "x-robots-tag": "noindex, noarchive" } as const

export const notFoundPage = (site: Pick<Site, "pages">, link: string): PlainResponse =>
  isLinkPossible(link)
    ? htmlResponse(404, site.pages.profileNotFound(link), noIndexHeaders)
    : notFound(site, `/${link}`)

type SubmissionView = Pick<VisitorPageModel, "sent" | "error" | "text" | "question">

type LinkContent = Omit<Effect.Success<ReturnType<typeof readVisitorPage>>, "until">

const visitorRendererOf =
  (site: Site, link: string, content: LinkContent) =>
  (shown: SubmissionView): string =>
    site.pages.visitor({ link: linkIdOf(link), ...content, ...shown })

const readVisitorRenderer = (site: Site, link: string) =>
  Effect.map(readVisitorPage(link), ({ until: _, ...content }) => visitorRendererOf(site, link, content))

export const visitorPageResponse = (draw: (shown: SubmissionView) => string, sent: boolean): PlainResponse =>
  htmlResponse(200, draw({ sent, error: null, text: "", question: null }), noIndexHeaders)

export const visitorPage = ({ site, request }: VisitorRequest, link: string, sent: boolean) =>
  linkResponse(
    { site, request },
    { link, kind: sent ? "thanks" : "page" },
    Effect.map(readVisitorRenderer(site, link), (draw) => visitorPageResponse(draw, sent))
  ).pipe(Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link))))

const respondWithProfile = makeResponder("publicProfile")
const respondWithBadges = makeResponder("publicBadges")
const respondWithAnswers = makeResponder("publicAnswers")

/** Renders all public responses of a link from one read of the store; null if the link leads nowhere. */
export const linkResponses = (site: Site) => (linkId: string) =>
  Effect.gen(function* () {
    const { until, ...read } = yield* readVisitorPage(linkId)
    const draw = visitorRendererOf(site, linkId, read)
    const responses = {
      page: visitorPageResponse(draw, false),
      thanks: visitorPageResponse(draw, true),
      profile: yield* respondWithProfile(read.profile),
      badges: yield* respondWithBadges(read.badges),
      answers: yield* respondWithAnswers(read.answers)
    }
    return { responses, until }
  }).pipe(Effect.catchTag("ProfileNotFound", () => Effect.succeed(null)))

const postRoute = `${calls.submitFeedbackForm.method} ${calls.submitFeedbackForm.path}`

interface TypedNote {
  readonly content: string
  readonly question: string | null
}

/**
 * Explains a refused form and keeps its text. The full page is rendered within the quotas for mistakes; beyond them,
 * and while the store is unavailable, a small form that costs next to nothing is sent.
 */
export const refusedFormPage = (
  { site, request }: VisitorRequest,
  link: string,
  { content: text, question }: TypedNote,
  failure: HttpFailure
) => {
  const formOf = ({ status, message, headers }: ErrorResponse): PlainResponse =>
    htmlResponse(status, site.pages.refused({ message, text, question }), { ...noIndexHeaders, ...headers })
  const told = publicFailureOf(failure)
  if (told.status === 429) return Effect.succeed(formOf(told))
  if (failure._tag === "StoreUnavailable")
    return Effect.as(logFailure(postRoute, Cause.fail(failure)), formOf(told))
  const { status, message, headers } = told
  return site.limits.mistake(request).pipe(
    Effect.andThen(
      site.limits.drawing(request)(
        readVisitorRenderer(site, link).pipe(
          Effect.map((draw) =>
            htmlResponse(status, draw({ sent: false, error: message, text, question }), {
              ...noIndexHeaders,
              ...headers
            })
          ),
          Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link)))
        )
      )
    ),
    Effect.catchTag(["Overloaded", "StoreUnavailable"], () => Effect.succeed(formOf(told))),
    Effect.catchTag("RateLimited", (limited) => Effect.succeed(formOf(publicFailureOf(limited))))
  )
}
