import { Effect } from "effect"
import { readPublicBadges } from "#core/badges/read-public-badges.ts"
import { hasLinkShape, linkIdOf } from "#core/links/link-rules.ts"
import { reservedLinks } from "#core/links/reserved-links.ts"
import { readPublicProfile } from "#core/profiles/read-public-profile.ts"
import { type Answer, htmlAnswer } from "./answers.ts"
import { type Failure, toldOf } from "./failure.ts"
import type { VisitorPageModel } from "./pages.ts"
import type { Site } from "./site.ts"
import { notFound } from "./unrouted.ts"

/** Kept out of search engines: a visitor's page is for those who hold its link. */
const unlisted = { "x-robots-tag": "noindex, noarchive" } as const

const mayBeLink = (link: string): boolean => hasLinkShape(link) && !reservedLinks.has(linkIdOf(link))

/** 'Profile Not Found' for what looks like a link, the app's own 404 page for anything else. */
const notFoundPage = (site: Site, link: string): Answer =>
  mayBeLink(link) ? htmlAnswer(404, site.pages.profileNotFound(link), unlisted) : notFound(site, `/${link}`)

interface Shown extends Pick<VisitorPageModel, "sent" | "error" | "text"> {
  readonly status: number
  readonly headers: Answer["headers"]
}

const render = (site: Site, link: string, { status, headers, ...shown }: Shown) =>
  Effect.gen(function* () {
    const profile = yield* readPublicProfile(link)
    const badges = yield* readPublicBadges(link)
    const publicUrl = site.publicUrl.origin
    const page = site.pages.visitor({ link, profile, badges, publicUrl, ...shown })
    return htmlAnswer(status, page, { ...unlisted, ...headers })
  }).pipe(Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link))))

export const visitorPage = (site: Site, link: string, sent: boolean) =>
  render(site, link, { status: 200, headers: {}, sent, error: null, text: "" })

/** The page after a post that was refused: it says why, and keeps the text. */
export const refusedPage = (site: Site, link: string, text: string, failure: Failure) => {
  const { status, message, headers } = toldOf(failure)
  return render(site, link, { status, headers, sent: false, error: message, text })
}
