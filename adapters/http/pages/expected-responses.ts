import type { SyndicatedNotes, VisitorPageModel } from "#core/contract/visitor-page.ts"
import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import { secureResponsesOf } from "../requests/security-headers.ts"
import { notFound } from "../requests/unrouted.ts"
import { htmlResponse, type PlainResponse } from "../responses/plain-response.ts"
import type { Site } from "../site/site.ts"
import { emptyReport, reportPageResponse } from "./report-page.ts"
import { embeddedResponse } from "./syndicated.ts"
import { notFoundPage, visitorPageResponse } from "./visitor-page.ts"

/**
 * The responses of this program to visitors, for comparison with those of a running server. They need no store: the
 * data of a visitor page is given.
 */
export const makeExpectedResponses = (site: Pick<Site, "pages" | "host" | "assets">) => {
  const { pages, host, assets } = site
  const secure = secureResponsesOf(site)
  const pageResponse = (path: string, page: PlainResponse): Response =>
    new Response(page.body, { status: page.status, headers: secure.headers(page, path) })
  return {
    publicPage: (path: string, language: Language) =>
      pageResponse(path, htmlResponse(200, pages.open(new URL(path, host.url), language), language)),
    appPage: (path: string, language: Language) =>
      pageResponse(path, htmlResponse(200, pages.app(language), language)),
    visitorPage: (model: VisitorPageModel, language: Language) =>
      pageResponse(
        `/${model.link}`,
        visitorPageResponse(() => pages.visitor(model, language), model.sent, language)
      ),
    reportPage: (link: string, sent: boolean, language: Language) =>
      pageResponse(`/report/${link}`, reportPageResponse(site, emptyReport(link, sent), language)),
    embedded: (notes: SyndicatedNotes, language: Language, origins: ReadonlyArray<string>) =>
      pageResponse(`/embed/${notes.link}`, embeddedResponse(site, notes, language, origins)),
    unknownLink: (link: string, language: Language) =>
      pageResponse(`/${link}`, notFoundPage(site, link, language)),
    unknownPage: (path: string, language: Language) => pageResponse(path, notFound(site, path, language)),
    file: async (path: string): Promise<Response> => {
      const file = await assets?.(path, new Request(new URL(path, host.url)))
      return file === undefined
        ? pageResponse(path, notFound(site, path, defaultLanguage))
        : secure.file(file)
    }
  }
}

export type ExpectedResponses = ReturnType<typeof makeExpectedResponses>
