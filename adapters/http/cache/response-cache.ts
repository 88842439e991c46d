import { Effect } from "effect"
import type { Directory } from "#core/ports/directory.ts"
import type { PageChanges } from "#core/ports/page-changes.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { makeLinkCache } from "./link-cache.ts"
import {
  type CachedResponse,
  type LinkResponseKind,
  type LinkResponses,
  makeLinkPacker,
  type PackedLink,
  type PackingOptions,
  unpackResponse
} from "./packed-link.ts"

interface RenderedResponses {
  readonly responses: LinkResponses
  readonly changesAt: number | null
}

type RenderLinkResponses<R> = (linkId: string) => Effect.Effect<RenderedResponses | null, StoreUnavailable, R>

export interface ResponseCache {
  readonly find: (linkId: string, kind: LinkResponseKind) => CachedResponse | undefined
  readonly follow: <R>(
    render: RenderLinkResponses<R>,
    packing: PackingOptions
  ) => Effect.Effect<never, never, PageChanges | Directory | R>
}

export const makeResponseCache = (maxBytes: number): ResponseCache => {
  const links = makeLinkCache<PackedLink>(maxBytes)
  return {
    find: (linkId, kind) => {
      const link = links.find(linkId)
      return link && unpackResponse(link, kind)
    },
    follow: (render, packing) =>
      Effect.suspend(() => {
        const packLink = makeLinkPacker(packing)
        return links.follow((linkId) =>
          Effect.map(
            render(linkId),
            (rendered) => rendered && { content: packLink(rendered.responses), changesAt: rendered.changesAt }
          )
        )
      })
  }
}
