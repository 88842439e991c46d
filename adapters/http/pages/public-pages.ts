import { Effect } from "effect"
import { publicPageParameters } from "#core/domain/pages/pages.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { codingFor } from "../responses/coding.ts"
import { htmlResponse } from "../responses/plain-response.ts"
import type { Site } from "../site/site.ts"

/** Reduces the address to what the page depends on: no host, and no unknown parameters. */
const pageAddressOf = ({ host }: Site, { pathname, searchParams }: URL): URL => {
  const address = new URL(pathname, host.url)
  for (const name of publicPageParameters(pathname)) {
    const value = searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return address
}

export const publicPage = ({ request, site, url }: RoutedRequest) =>
  Effect.gen(function* () {
    const address = pageAddressOf(site, url)
    const coding = codingFor(request)
    const { html, packed } =
      site.openPages.find(address) ??
      (yield* site.limits.rendering(request)(site.openPages.render(address, coding)))
    if (site.pages.pack === undefined) return htmlResponse(200, html)
    const plain = htmlResponse(200, html, { vary: "accept-encoding" })
    const body = coding && packed.get(coding)
    if (coding === undefined || body === undefined) return plain
    return { ...plain, headers: { ...plain.headers, "content-encoding": coding }, body }
  })
