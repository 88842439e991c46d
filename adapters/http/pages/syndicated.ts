import { Effect } from "effect"
import { readEmbedded, readFeed } from "#core/use-cases/profiles/read-syndicated.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { htmlResponse, type PlainResponse } from "../responses/plain-response.ts"
import { noIndexHeaders, notFoundPage } from "./visitor-page.ts"

type ReadNotes = typeof readFeed
type SyndicatedLink = Effect.Success<ReturnType<ReadNotes>>

/** Rendered for each request, and without a validator: a faster response would reveal that somebody came before. */
const syndicatedPage =
  (read: ReadNotes, respond: (found: SyndicatedLink, asked: RoutedRequest) => PlainResponse) =>
  (asked: RoutedRequest) => {
    const { site, request, params } = asked
    const link = params.link ?? ""
    return read(link).pipe(
      Effect.map((found) => respond(found, asked)),
      site.limits.rendering(request),
      Effect.catchTag("ProfileNotFound", () => Effect.succeed(notFoundPage(site, link)))
    )
  }

export const feedPage = syndicatedPage(readFeed, ({ notes }, { site }) => ({
  status: 200,
  headers: { ...noIndexHeaders, "content-type": "application/atom+xml; charset=utf-8" },
  body: site.pages.feed(notes)
}))

export const embeddedPage = syndicatedPage(readEmbedded, ({ notes, embedOrigins }, { site }) => ({
  ...htmlResponse(200, site.pages.embedded(notes), noIndexHeaders),
  framedBy: embedOrigins
}))
