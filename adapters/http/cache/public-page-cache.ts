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
  readonly pack?: (html: string, coding: Coding, isCached: boolean) => Promise<Uint8Array<ArrayBuffer>>
}

/** Compressing all pages takes seconds of work: one at a time, a start leaves the processor to requests. */
export const millisBetweenPages = 5_000

/** Public pages in all languages, rendered and compressed in the minutes after the start regardless of requests. */
export interface PublicPageCache {
  readonly find: (address: URL, language: Language) => CachedPage | undefined
  readonly prepare: Effect.Effect<void>
  readonly render: (page: PublicPage, coding: Coding | undefined) => Effect.Effect<CachedPage>
}

export const makePublicPages = ({ open, pack }: PublicPageRenderer, publicUrl: URL): PublicPageCache => {
  const prepared = new Map<string, CachedPage>()

  const render = Effect.fnUntraced(function* (
    { address, language }: PublicPage,
    wanted: ReadonlyArray<Coding>,
    isCached: boolean
  ) {
    const html = open(address, language)
    const packed = new Map<Coding, Uint8Array<ArrayBuffer>>()
    for (const coding of pack === undefined ? [] : wanted)
      packed.set(
        coding,
        yield* Effect.promise(async () => pack?.(html, coding, isCached) ?? new Uint8Array())
      )
    return { html, packed }
  })
  const keyOf = (path: string, language: Language): string => `${language} ${path}`
  const prepareAt = (path: string) =>
    Effect.forEach(
      languages,
      (language) =>
        render({ address: new URL(path, publicUrl), language }, codings, true).pipe(
          Effect.tap((page) => Effect.sync(() => prepared.set(keyOf(path, language), page))),
          Effect.delay(millisBetweenPages)
        ),
      { discard: true }
    )

  return {
    find: ({ pathname, search }, language) =>
      search === "" ? prepared.get(keyOf(pathname, language)) : undefined,
    prepare: Effect.forEach(publicPages, prepareAt, { discard: true }),
    render: (page, coding) => render(page, coding === undefined ? [] : [coding], false)
  }
}
