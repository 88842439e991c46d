import { Effect } from "effect"
import { readPublicBadges } from "#core/badges/read-public-badges.ts"
import { hasLinkShape, linkIdOf } from "#core/links/link-rules.ts"
import { reservedLinks } from "#core/links/reserved-links.ts"
import { readPublicProfile } from "#core/profiles/read-public-profile.ts"
import { htmlAnswer } from "./answers.ts"
import { type Failure, toldOf } from "./failure.ts"
import type { VisitorPageModel } from "./pages.ts"
import type { Site } from "./site.ts"
import { notFound } from "./unrouted.ts"

const forVisitors = (answer: Response): Response => {
  answer.headers.set("x-robots-tag", "noindex, noarchive")
  return answer
}

const mayBeLink = (link: string): boolean => hasLinkShape(link) && !reservedLinks.has(linkIdOf(link))

/** 'Profile Not Found' for what looks like a link, the app's own 404 page for anything else. */
const notFoundPage = (site: Site, link: string): Response =>
  forVisitors(
    mayBeLink(link) ? htmlAnswer(404, site.pages.profileNotFound(link)) : notFound(site, `/${link}`)
  )

type Shown = Pick<VisitorPageModel, "sent" | "error" | "text">

const render = (site: Site, link: string, status: number, shown: Shown) =>
  Effect.gen(function* () {
    const profile = yield* readPublicProfile(link)
    const badges = yield* readPublicBadges(link)
    const publicUrl = site.publicUrl.origin
    return forVisitors(htmlAnswer(status, site.pages.visitor({ link, profile, badges, publicUrl, ...shown })))
  }).pipe(Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link))))

export const visitorPage = (site: Site, link: string, sent: boolean) =>
  render(site, link, 200, { sent, error: null, text: "" })

/** The page after a post that was refused: it says why, and keeps the text. */
export const refusedPage = (site: Site, link: string, text: string, failure: Failure) => {
  const { status, message, headers } = toldOf(failure)
  return render(site, link, status, { sent: false, error: message, text }).pipe(
    Effect.tap((page) =>
      Effect.sync(() => {
        for (const [name, value] of Object.entries(headers)) page.headers.set(name, value)
      })
    )
  )
}
