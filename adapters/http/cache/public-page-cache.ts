import { Effect } from "effect"
import type { Language } from "#core/domain/languages/language.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import { type Coding, codings } from "../responses/coding.ts"

interface RenderedPage {
  readonly html: string
  readonly packed: ReadonlyMap<Coding, Uint8Array<ArrayBuffer>>
}

interface PublicPage {
  readonly address: URL
  readonly language: Language
}

interface PublicPageRenderer {
  readonly open: (address: URL, language: Language) => string
  readonly pack?: (html: string, coding: Coding) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Public pages, each kept from its first request on. A page with parameters is never kept, so the cache can't grow beyond
 * one entry for each page and language.
 */
export interface PublicPageCache {
  readonly find: (page: PublicPage) => RenderedPage | undefined
  readonly render: (page: PublicPage, coding: Coding | undefined) => Effect.Effect<RenderedPage>
}

const isKept = ({ address: { pathname, search } }: PublicPage): boolean =>
  search === "" && publicPages.some((path) => path === pathname)

const keyOf = ({ address, language }: PublicPage): string => `${language} ${address.pathname}`

export const makePublicPages = ({ open, pack }: PublicPageRenderer): PublicPageCache => {
  const kept = new Map<string, RenderedPage>()

  const renderIn = Effect.fnUntraced(function* (
    { address, language }: PublicPage,
    wanted: ReadonlyArray<Coding>
  ) {
    const html = open(address, language)
    const packed = new Map<Coding, Uint8Array<ArrayBuffer>>()
    for (const coding of pack === undefined ? [] : wanted)
      packed.set(coding, yield* Effect.promise(async () => pack?.(html, coding) ?? new Uint8Array()))
    return { html, packed }
  })

  return {
    find: (page) => (isKept(page) ? kept.get(keyOf(page)) : undefined),
    render: (page, coding) =>
      isKept(page)
        ? Effect.tap(renderIn(page, codings), (rendered) =>
            Effect.sync(() => kept.set(keyOf(page), rendered))
          )
        : renderIn(page, coding === undefined ? [] : [coding])
  }
}
