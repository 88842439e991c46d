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

const keyOf = ({ address: { pathname, search }, language }: PublicPage): string =>
  `${language} ${pathname}${search}`

export const makePublicPages = ({ open, pack }: PublicPageRenderer): PublicPageCache => {
  const kept = new Map<string, RenderedPage>()
  const find = (page: PublicPage): RenderedPage | undefined => kept.get(keyOf(page))

  const renderIn = Effect.fnUntraced(function* (
    { address, language }: PublicPage,
    wanted: ReadonlyArray<Coding>
  ) {
    const html = open(address, language)
    const packed = new Map<Coding, Uint8Array<ArrayBuffer>>()
    if (pack === undefined) return { html, packed }
    for (const coding of wanted) packed.set(coding, yield* Effect.promise(() => pack(html, coding)))
    return { html, packed }
  })

  const renderAndKeep = Effect.fnUntraced(function* (page: PublicPage) {
    const rendered = yield* renderIn(page, codings)
    kept.set(keyOf(page), rendered)
    return rendered
  })

  return {
    find,
    render: (page, coding) =>
      Effect.suspend(() => {
        if (!isKept(page)) return renderIn(page, coding === undefined ? [] : [coding])
        const found = find(page)
        return found === undefined ? renderAndKeep(page) : Effect.succeed(found)
      })
  }
}
