import { Effect, Option } from "effect"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import type { ExpectedResponses } from "../pages/expected-responses.ts"
import { statusProblem } from "./compare-responses.ts"
import type { BrowserResponse, Comparison } from "./comparison.ts"
import { visitorDataIn } from "./visitor-data.ts"

export const maxPageBytes = 2_000_000

const pageComparison = (path: string, expected: Comparison["expected"]): Comparison => ({
  path,
  destination: "document",
  maxBytes: maxPageBytes,
  expected
})

const renderedPage = (path: string, render: () => Response): Comparison =>
  pageComparison(path, () => Effect.sync(render))

export const htmlOf = ({ body }: BrowserResponse): string => new TextDecoder().decode(body)

const noDataProblem = "carries no data, or data that this release gives to no page"

/** A link that no server can know before it is asked for, and that belongs to no owner. */
const randomLink = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  )

/** Rendered from the data in the page itself, except what the request decides. */
const visitorPage = ({ visitorPage: render }: ExpectedResponses, link: string, sent: boolean): Comparison =>
  pageComparison(sent ? `/${link}?sent=1` : `/${link}`, (found) =>
    Option.match(visitorDataIn(htmlOf(found)), {
      onNone: () => Effect.fail(statusProblem(200, found) ?? noDataProblem),
      // A spread keeps the order of keys, which the page's data block shows.
      onSome: (data) => Effect.sync(() => render({ ...data, link: linkIdOf(link), sent }))
    })
  )

const unknownLinkPage = ({ unknownLink }: ExpectedResponses, link: string): Comparison =>
  renderedPage(`/${link}`, () => unknownLink(link))

const publicComparisons = (expected: ExpectedResponses): ReadonlyArray<Comparison> => {
  const unknownLink = randomLink()
  const unknownPage = `/${randomLink()}/${randomLink()}`
  return [
    ...publicPages.map((path) => renderedPage(path, () => expected.publicPage(path))),
    renderedPage("/dashboard", () => expected.appPage("/dashboard")),
    unknownLinkPage(expected, unknownLink),
    renderedPage(unknownPage, () => expected.unknownPage(unknownPage))
  ]
}

const linkComparisons = (
  expected: ExpectedResponses,
  link: string,
  isUnknown: boolean
): ReadonlyArray<Comparison> =>
  isUnknown
    ? [unknownLinkPage(expected, link)]
    : [visitorPage(expected, link, false), visitorPage(expected, link, true)]

export const pageComparisons = (
  expected: ExpectedResponses,
  link: string | null,
  isLinkUnknown: boolean
): ReadonlyArray<Comparison> => [
  ...publicComparisons(expected),
  ...(link === null ? [] : linkComparisons(expected, link, isLinkUnknown))
]
