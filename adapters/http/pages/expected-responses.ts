import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { defaultLanguage } from "#core/domain/languages/language.ts"
import { secureResponsesOf } from "../requests/security-headers.ts"
import { notFound } from "../requests/unrouted.ts"
import { htmlResponse, type PlainResponse } from "../responses/plain-response.ts"
import type { Site } from "../site/site.ts"
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
    publicPage: (path: string) =>
      pageResponse(
        path,
        htmlResponse(200, pages.open(new URL(path, host.url), defaultLanguage), defaultLanguage)
      ),
    appPage: (path: string) =>
      pageResponse(path, htmlResponse(200, pages.app(defaultLanguage), defaultLanguage)),
    visitorPage: (model: VisitorPageModel) =>
      pageResponse(
        `/${model.link}`,
        visitorPageResponse(() => pages.visitor(model, defaultLanguage), model.sent, defaultLanguage)
      ),
    unknownLink: (link: string) => pageResponse(`/${link}`, notFoundPage(site, link, defaultLanguage)),
    unknownPage: (path: string) => pageResponse(path, notFound(site, path, defaultLanguage)),
    file: async (path: string): Promise<Response> => {
      const file = await assets?.(path, new Request(new URL(path, host.url)))
      return file === undefined
        ? pageResponse(path, notFound(site, path, defaultLanguage))
        : secure.file(file)
    }
  }
}

export type ExpectedResponses = ReturnType<typeof makeExpectedResponses>
