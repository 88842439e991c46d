import { Effect } from "effect"
import { publicPageParameters } from "#core/domain/pages/pages.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { pageLanguage } from "../requests/page-language.ts"
import { codingFor } from "../responses/coding.ts"
import { htmlResponse, languageVary } from "../responses/plain-response.ts"
import type { Site } from "../site/site.ts"

const pageAddressOf = ({ host }: Site, { pathname, searchParams }: URL): URL => {
  const address = new URL(pathname, host.url)
  for (const name of publicPageParameters(pathname)) {
    const value = searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return address
}

export const publicPage = (routed: RoutedRequest) =>
  Effect.gen(function* () {
    const { request, site } = routed
    const address = pageAddressOf(site, routed.url)
    const language = pageLanguage(routed)
    const coding = codingFor(request)
    const page = { address, language }
    const { html, packed } =
      site.publicPages.find(page) ??
      (yield* site.limits.rendering(request)(site.publicPages.render(page, coding)))
    if (site.pages.pack === undefined) return htmlResponse(200, html, language)
    const plain = htmlResponse(200, html, language, { vary: `accept-encoding, ${languageVary}` })
    const body = coding && packed.get(coding)
    if (coding === undefined || body === undefined) return plain
    return { ...plain, headers: { ...plain.headers, "content-encoding": coding }, body }
  })
