import { Effect } from "effect"
import { type Language, languages } from "#core/domain/languages/language.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import { type Coding, codings } from "../responses/coding.ts"

interface CachedPage {
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

/** All pages take a second of work: rendered and compressed one at a time, they leave the processor to requests. */
export const millisBetweenPages = 500

/** Public pages in all languages, rendered and compressed in the half minute after the start regardless of requests. */
export interface PublicPageCache {
  readonly find: (address: URL, language: Language) => CachedPage | undefined
  readonly prepare: Effect.Effect<void>
  readonly render: (page: PublicPage, coding: Coding | undefined) => Effect.Effect<CachedPage>
}

export const makePublicPages = ({ open, pack }: PublicPageRenderer, publicUrl: URL): PublicPageCache => {
  const prepared = new Map<string, CachedPage>()

  const render = Effect.fnUntraced(function* (
    { address, language }: PublicPage,
    wanted: ReadonlyArray<Coding>
  ) {
    const html = open(address, language)
    const packed = new Map<Coding, Uint8Array<ArrayBuffer>>()
    for (const coding of pack === undefined ? [] : wanted)
      packed.set(coding, yield* Effect.promise(async () => pack?.(html, coding) ?? new Uint8Array()))
    return { html, packed }
  })
  const keyOf = (path: string, language: Language): string => `${language} ${path}`
  const prepareAt = (path: string) =>
    Effect.forEach(
      languages,
      (language) =>
        render({ address: new URL(path, publicUrl), language }, codings).pipe(
          Effect.tap((page) => Effect.sync(() => prepared.set(keyOf(path, language), page))),
          Effect.delay(millisBetweenPages)
        ),
      { discard: true }
    )

  return {
    find: ({ pathname, search }, language) =>
      search === "" ? prepared.get(keyOf(pathname, language)) : undefined,
    prepare: Effect.forEach(publicPages, prepareAt, { discard: true }),
    render: (page, coding) => render(page, coding === undefined ? [] : [coding])
  }
}
