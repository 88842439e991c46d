import { Effect } from "effect"
import { publicPages } from "#core/domain/pages/pages.ts"
import { type Coding, codings } from "../responses/coding.ts"

interface CachedPage {
  readonly html: string
  readonly packed: ReadonlyMap<Coding, Uint8Array<ArrayBuffer>>
}

interface PublicPageRenderer {
  readonly open: (url: URL) => string
  readonly pack?: (html: string, coding: Coding, isCached: boolean) => Promise<Uint8Array<ArrayBuffer>>
}

/** Public pages, all rendered and compressed after the start regardless of requests. */
export interface PublicPageCache {
  readonly find: (address: URL) => CachedPage | undefined
  readonly prepare: Effect.Effect<void>
  readonly render: (address: URL, coding: Coding | undefined) => Effect.Effect<CachedPage>
}

export const makePublicPages = ({ open, pack }: PublicPageRenderer, publicUrl: URL): PublicPageCache => {
  const prepared = new Map<string, CachedPage>()

  const render = Effect.fnUntraced(function* (
    address: URL,
    wanted: ReadonlyArray<Coding>,
    isCached: boolean
  ) {
    const html = open(address)
    const packed = new Map<Coding, Uint8Array<ArrayBuffer>>()
    for (const coding of pack === undefined ? [] : wanted)
      packed.set(
        coding,
        yield* Effect.promise(async () => pack?.(html, coding, isCached) ?? new Uint8Array())
      )
    return { html, packed }
  })
  const prepareAt = (path: string) =>
    render(new URL(path, publicUrl), codings, true).pipe(
      Effect.tap((page) => Effect.sync(() => prepared.set(path, page))),
      Effect.andThen(Effect.yieldNow)
    )

  return {
    find: ({ pathname, search }) => (search === "" ? prepared.get(pathname) : undefined),
    prepare: Effect.forEach(publicPages, prepareAt, { discard: true }),
    render: (address, coding) => render(address, coding === undefined ? [] : [coding], false)
  }
}
