import { Cause, Effect } from "effect"
import { calls } from "#core/contract/calls.ts"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import { readVisitorPage } from "#core/use-cases/profiles/read-visitor-page.ts"
import { type Answer, htmlAnswer } from "../answers/answers.ts"
import { type Failure, type Told, toldOf } from "../answers/failure.ts"
import { logFailure } from "../calls/run-use-case.ts"
import { notFound } from "../requests/unrouted.ts"
import { mayBeLink } from "../site/paths.ts"
import type { Site } from "../site/site.ts"

/** Kept out of search engines: a visitor's page is for those who hold its link. */
const unlisted = { "x-robots-tag": "noindex, noarchive" } as const

/** 'Profile Not Found' for what looks like a link, the 404 page for anything else. */
const notFoundPage = (site: Site, link: string): Answer =>
  mayBeLink(link) ? htmlAnswer(404, site.pages.profileNotFound(link), unlisted) : notFound(site, `/${link}`)

type Shown = Pick<VisitorPageModel, "sent" | "error" | "text">

/** What draws a page of this link. All spellings of a link are one page. */
const drawing = Effect.fnUntraced(function* (site: Site, link: string) {
  const { opensAt, ...read } = yield* readVisitorPage(link)
  const publicUrl = site.publicUrl.origin
  const draw = (shown: Shown): string =>
    site.pages.visitor({ link: linkIdOf(link), ...read, publicUrl, ...shown })
  return { draw, opensAt }
})

const pagesFor = (site: Site, link: string) =>
  Effect.map(drawing(site, link), ({ draw, opensAt }) => {
    const pageOf = (sent: boolean) => htmlAnswer(200, draw({ sent, error: null, text: "" }), unlisted)
    return { plain: pageOf(false), thanks: pageOf(true), until: opensAt }
  })

export const visitorPage = (site: Site, link: string, sent: boolean) =>
  site.kept.at("page", linkIdOf(link), pagesFor(site, link)).pipe(
    Effect.map(({ plain, thanks = plain }) => (sent ? thanks : plain)),
    Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link)))
  )

const postRoute = `${calls.submitFeedbackForm.method} ${calls.submitFeedbackForm.path}`

interface Refusing {
  readonly site: Site
  readonly request: Request
}

/**
 * After a post that was refused: why, and the text that was kept. The page is drawn for as many mistakes as its
 * network may make, and a few times a second for all; else, for whoever sent too much, and while the store is away, there
 * is a small form that costs next to nothing.
 */
export const refusedPage = ({ site, request }: Refusing, link: string, text: string, failure: Failure) => {
  const formOf = ({ status, message, headers }: Told): Answer =>
    htmlAnswer(status, site.pages.refused({ message, text }), { ...unlisted, ...headers })
  const told = toldOf(failure)
  if (told.status === 429) return Effect.succeed(formOf(told))
  if (failure._tag === "StoreUnavailable")
    return Effect.as(logFailure(postRoute, Cause.fail(failure)), formOf(told))
  const { status, message, headers } = told
  return site.limits.mistake(request).pipe(
    Effect.andThen(
      site.limits.drawing(request)(
        drawing(site, link).pipe(
          Effect.map(({ draw }) =>
            htmlAnswer(status, draw({ sent: false, error: message, text }), { ...unlisted, ...headers })
          ),
          Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link)))
        )
      )
    ),
    Effect.catchTag(["Crowded", "StoreUnavailable"], () => Effect.succeed(formOf(told))),
    Effect.catchTag("RateLimited", (limited) => Effect.succeed(formOf(toldOf(limited))))
  )
}
