import { Effect } from "effect"
import { drawnPages, openPageParameters } from "#core/domain/pages/pages.ts"
import { type Answer, htmlAnswer } from "../answers/answers.ts"
import { type Coding, codingFor, codings } from "../answers/coding.ts"
import type { Exchange } from "../calls/asked.ts"
import type { SiteSettings } from "../site/site.ts"

interface OpenPage {
  readonly html: string
  readonly packed: ReadonlyMap<Coding, Uint8Array<ArrayBuffer>>
}

/** The pages that everybody may see, each rendered and packed once after the start, whether anybody asks for it or not. */
export interface OpenPages {
  readonly find: (address: URL) => OpenPage | undefined
  readonly prepare: Effect.Effect<void>
}

/** The address of a page as far as the page depends on it: neither on the host that was asked nor on what no page reads. */
const addressOf = ({ publicUrl }: SiteSettings, { pathname, searchParams }: URL): URL => {
  const address = new URL(pathname, publicUrl)
  for (const name of openPageParameters(pathname)) {
    const value = searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return address
}

const preparePage = ({ pages }: SiteSettings, address: URL) =>
  Effect.gen(function* () {
    const html = pages.open(address)
    const packed = new Map<Coding, Uint8Array<ArrayBuffer>>()
    const { pack } = pages
    if (pack !== undefined)
      for (const coding of codings) packed.set(coding, yield* Effect.promise(() => pack(html, coding, true)))
    return { html, packed }
  })

export const makeOpenPages = (site: SiteSettings): OpenPages => {
  const prepared = new Map<string, OpenPage>()
  const prepareAt = (path: string) =>
    preparePage(site, new URL(path, site.publicUrl)).pipe(
      Effect.tap((page) => Effect.sync(() => prepared.set(path, page))),
      Effect.andThen(Effect.yieldNow)
    )
  return {
    find: ({ pathname, search }) => (search === "" ? prepared.get(pathname) : undefined),
    prepare: Effect.forEach(["/", ...drawnPages], prepareAt, { discard: true })
  }
}

/** A page for this request alone, packed only as it asks for it. */
const renderedFor = ({ pages }: SiteSettings, address: URL, coding: Coding | undefined) =>
  Effect.gen(function* () {
    const html = pages.open(address)
    const { pack } = pages
    const packed = new Map<Coding, Uint8Array<ArrayBuffer>>()
    if (pack !== undefined && coding !== undefined)
      packed.set(coding, yield* Effect.promise(() => pack(html, coding, false)))
    return { html, packed }
  })

/** The same bytes for everybody. */
export const openPage = ({ request, site, url }: Exchange) =>
  Effect.gen(function* () {
    const address = addressOf(site, url)
    const coding = codingFor(request)
    const { html, packed } =
      site.openPages.find(address) ??
      (yield* site.limits.rendering(request)(renderedFor(site, address, coding)))
    if (site.pages.pack === undefined) return htmlAnswer(200, html)
    const plain: Answer = htmlAnswer(200, html, { vary: "accept-encoding" })
    const body = coding && packed.get(coding)
    if (coding === undefined || body === undefined) return plain
    return { ...plain, headers: { ...plain.headers, "content-encoding": coding }, body }
  })
