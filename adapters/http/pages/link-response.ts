import { Effect } from "effect"
import { isLinkPossible, linkIdOf } from "#core/domain/links/link-rules.ts"
import type { LinkResponseKind } from "../cache/packed-link.ts"
import type { RoutedRequest } from "../calls/call-request.ts"
import { bytesOf } from "../responses/byte-string.ts"
import type { PlainResponse } from "../responses/plain-response.ts"

interface LinkQuery {
  readonly link: string
  readonly kind: LinkResponseKind
}

/**
 * Responds from the cache, or renders for this request alone within the sender's fair share. The result is not
 * cached, because a faster response to the next visitor would reveal this one.
 */
export const linkResponse = <E extends { readonly _tag: string }, R>(
  { site, request }: Pick<RoutedRequest, "site" | "request">,
  { link, kind }: LinkQuery,
  render: Effect.Effect<PlainResponse, E, R>
) =>
  Effect.suspend(() => {
    const found = site.cache.find(linkIdOf(link), kind)
    if (found !== undefined) return Effect.succeed({ ...found, body: bytesOf(found.body) })
    return isLinkPossible(link) ? site.limits.rendering(request)(render) : render
  })
