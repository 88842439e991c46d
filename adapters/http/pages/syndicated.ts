import { Effect } from "effect"
import type { SyndicatedNotes } from "#core/contract/visitor-page.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { readEmbedded, readFeed } from "#core/use-cases/profiles/read-syndicated.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { htmlResponse, languageVary, type PlainResponse } from "../responses/plain-response.ts"
import type { Site } from "../site/site.ts"
import { noIndexHeaders, notFoundPage } from "./visitor-page.ts"

type ReadNotes = typeof readFeed
type SyndicatedLink = Effect.Success<ReturnType<ReadNotes>>

/** Rendered for each request, and without a validator: a faster response would reveal that somebody came before. */
const syndicatedPage =
  (
    read: ReadNotes,
    respond: (found: SyndicatedLink, site: Site, language: Language, origin: string) => PlainResponse
  ) =>
  (routed: RoutedRequest) => {
    const { site, request, params, url } = routed
    const link = params.link ?? ""
    const language = pageLanguage(routed)
    return read(link).pipe(
      Effect.map((found) => respond(found, site, language, url.origin)),
      site.limits.rendering(request),
      Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link, language)))
    )
  }

export const feedPage = syndicatedPage(readFeed, ({ notes }, { pages }, language, origin) => ({
  status: 200,
  headers: {
    ...noIndexHeaders,
    "content-type": "application/atom+xml; charset=utf-8",
    "content-language": language,
    vary: languageVary
  },
  body: pages.feed(notes, language, origin)
}))

export const embeddedResponse = (
  { pages }: Pick<Site, "pages">,
  notes: SyndicatedNotes,
  language: Language,
  framedBy: ReadonlyArray<string>
): PlainResponse => ({
  ...htmlResponse(200, pages.embedded(notes, language), language, noIndexHeaders),
  framedBy
})

export const embeddedPage = syndicatedPage(readEmbedded, ({ notes, embedOrigins }, site, language) =>
  embeddedResponse(site, notes, language, embedOrigins)
)
