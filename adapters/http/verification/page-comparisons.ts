import { Effect, Option } from "effect"
import type { SyndicatedNotes } from "#core/contract/visitor-page.ts"
import { canonicalAddressIn, type Language, languages } from "#core/domain/languages/language.ts"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import { publicPages, shellPages } from "#core/domain/pages/pages.ts"
import { embedOriginOf, maxEmbedOrigins } from "#core/domain/syndication/syndication.ts"
import type { ExpectedResponses } from "../pages/expected-responses.ts"
import { statusProblem } from "./compare-responses.ts"
import type { BrowserResponse, Comparison } from "./comparison.ts"
import { visitorDataIn } from "./visitor-data.ts"

export const maxPageBytes = 2_000_000

interface PageAt {
  readonly path: string
  readonly expected: Comparison["expected"]
}

const renderedPage = (path: string, render: (found: BrowserResponse) => Response): PageAt => ({
  path,
  expected: (found) => Effect.sync(() => render(found))
})

export const htmlOf = ({ body }: BrowserResponse): string => new TextDecoder().decode(body)

const noDataProblem = "carries no data, or data that this release gives to no page"

/** A link that no server can know before it is asked for, and that belongs to no owner. */
const randomLink = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  )

export interface FoundLink {
  readonly link: string
  readonly page: Option.Option<BrowserResponse>
}

export const isUnknown = ({ page }: FoundLink): boolean => Option.exists(page, ({ status }) => status === 404)

type ComparedPages = (expected: ExpectedResponses, language: Language) => ReadonlyArray<PageAt>

const siteWidePages = (): ComparedPages => {
  const unknownLink = randomLink()
  const unknownPage = `/${randomLink()}/${randomLink()}`
  return (expected, language) => [
    ...publicPages.map((path) => renderedPage(path, () => expected.publicPage(path, language))),
    ...shellPages.map((path) => renderedPage(path, () => expected.appPage(path, language))),
    renderedPage(`/${unknownLink}`, () => expected.unknownLink(unknownLink, language)),
    renderedPage(unknownPage, () => expected.unknownPage(unknownPage, language))
  ]
}

/** Rendered from the data in the page itself, except what the request decides. */
const visitorPage = (
  { visitorPage: render }: ExpectedResponses,
  language: Language,
  link: string,
  sent: boolean
): PageAt => ({
  path: sent ? `/${link}?sent=1` : `/${link}`,
  expected: (found) =>
    Option.match(visitorDataIn(htmlOf(found)), {
      onNone: () => Effect.fail(statusProblem(200, found) ?? noDataProblem),
      // A spread keeps the order of keys, which the page's data block shows.
      onSome: (data) => Effect.sync(() => render({ ...data, link: linkIdOf(link), sent }, language))
    })
})

const reportPage = (
  { reportPage: render }: ExpectedResponses,
  language: Language,
  link: string,
  sent: boolean
): PageAt =>
  renderedPage(sent ? `/report/${link}?sent=1` : `/report/${link}`, () => render(link, sent, language))

const framingOrigins = ({ headers }: BrowserResponse): ReadonlyArray<string> => {
  const [, listed = ""] = /frame-ancestors ([^;,]*)$/.exec(headers.get("content-security-policy") ?? "") ?? []
  return listed
    .split(" ")
    .filter((origin) => embedOriginOf(origin) === origin)
    .slice(0, maxEmbedOrigins)
}

const embeddedPage = (
  { embedded, unknownLink }: ExpectedResponses,
  language: Language,
  notes: SyndicatedNotes
): PageAt =>
  renderedPage(`/embed/${notes.link}`, (found) =>
    found.status === 404
      ? unknownLink(notes.link, language)
      : embedded(notes, language, framingOrigins(found))
  )

const linkPages =
  (found: FoundLink): ComparedPages =>
  (expected, language) => {
    const { link, page } = found
    if (isUnknown(found)) return [renderedPage(`/${link}`, () => expected.unknownLink(link, language))]
    const data = Option.flatMap(page, (response) => visitorDataIn(htmlOf(response)))
    return [
      visitorPage(expected, language, link, false),
      visitorPage(expected, language, link, true),
      reportPage(expected, language, link, false),
      reportPage(expected, language, link, true),
      ...Option.match(data, {
        onNone: () => [],
        onSome: ({ profile }) => [embeddedPage(expected, language, { link: linkIdOf(link), profile })]
      })
    ]
  }

export const pageComparisons = (
  expected: ExpectedResponses,
  found: FoundLink | null
): ReadonlyArray<Comparison> => {
  const sources = [siteWidePages(), ...(found === null ? [] : [linkPages(found)])]
  return languages.flatMap((language) =>
    sources.flatMap((pagesIn) =>
      pagesIn(expected, language).map(
        ({ path, ...page }): Comparison => ({
          ...page,
          path: canonicalAddressIn(language, path),
          language,
          destination: "document",
          maxBytes: maxPageBytes
        })
      )
    )
  )
}
