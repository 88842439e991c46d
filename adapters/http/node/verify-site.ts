import { Effect, Option } from "effect"
import { defaultLanguage, type Language, languages } from "#core/domain/languages/language.ts"
import { makeExpectedResponses } from "../pages/expected-responses.ts"
import type { Site } from "../site/site.ts"
import { compareResponses, statusProblem } from "../verification/compare-responses.ts"
import type { BrowserResponse, Comparison, SiteBrowser } from "../verification/comparison.ts"
import { fileComparisons, logoComparisons } from "../verification/file-comparisons.ts"
import {
  type FoundLink,
  htmlOf,
  isUnknown,
  maxPageBytes,
  pageComparisons
} from "../verification/page-comparisons.ts"
import { readListedFiles } from "./served-files.ts"
import { openSite } from "./site-browser.ts"
import { staticFiles } from "./static-files.ts"

export interface VerifiedAddress {
  readonly origin: URL
  readonly link: string | null
}

interface ShownSite extends Pick<Site, "pages" | "host"> {
  readonly logo: string | null
}

interface VerifiedRelease<Settings> {
  readonly folder: string
  readonly defaultSettings: Settings
  /** None where the page holds no settings as this release writes them. */
  readonly settingsIn: (html: string) => Option.Option<Settings>
  readonly siteWith: (settings: Settings) => ShownSite
}

interface Difference {
  readonly path: string
  readonly problem: string
}

export interface Verification<Settings> {
  /** SHA-256 of this release's list of files. */
  readonly list: string
  readonly files: ReadonlyArray<string>
  readonly pages: ReadonlyArray<string>
  readonly languages: ReadonlyArray<Language>
  readonly isLinkUnknown: boolean
  readonly settings: Option.Option<Settings>
  readonly differences: ReadonlyArray<Difference>
}

const maxConcurrentRequests = 4

/** Node leaves the message empty where several addresses of a host failed. OpenSSL names places in its own sources. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (/wrong version number/.test(error.message)) return "the server doesn’t speak https there."
  return error.message === "" && "code" in error ? String(error.code) : error.message
}

const ask = (site: SiteBrowser, request: Parameters<SiteBrowser["request"]>[0]) =>
  Effect.tryPromise({
    try: () => site.request(request),
    catch: reasonOf
  })

const problemsOf = (site: SiteBrowser, { expected, ...request }: Comparison) =>
  ask(site, request).pipe(
    Effect.flatMap((found) =>
      Effect.flatMap(expected(found), (response) => Effect.promise(() => compareResponses(response, found)))
    ),
    Effect.catch((problem) => Effect.succeed([problem])),
    Effect.map((problems) => problems.map((problem): Difference => ({ path: request.path, problem })))
  )

const readRelease = (folder: string) =>
  Effect.try({
    try: () => readListedFiles(folder),
    catch: (error) => `This installation can’t verify: ${reasonOf(error)}`
  })

const unknownSettings: Difference = {
  path: "/",
  problem: "shows settings, or values of them, that this release doesn’t have; no page was compared"
}

const requirePage = (landing: BrowserResponse) => {
  const problem = statusProblem(200, landing)
  return problem === undefined ? Effect.succeed(landing) : Effect.fail(problem)
}

const askForPage = (site: SiteBrowser, path: string) =>
  ask(site, { path, destination: "document", language: defaultLanguage, maxBytes: maxPageBytes })

/** A failed request is left to the comparison of the page, which names its problem. */
const findLink = (site: SiteBrowser, link: string) =>
  Effect.map(Effect.option(askForPage(site, `/${link}`)), (page): FoundLink => ({ link, page }))

const pathOf = ({ path }: Comparison): string => path

/** Compares what a site sends with what this release would send. Fails with a line for people. */
export const verifySite = Effect.fnUntraced(function* <Settings>(
  { origin, link }: VerifiedAddress,
  { folder, defaultSettings, settingsIn, siteWith }: VerifiedRelease<Settings>,
  onProgress: (share: number, items: number) => void
) {
  const release = yield* readRelease(folder)
  const site = yield* Effect.acquireRelease(
    Effect.sync(() => openSite(origin)),
    ({ close }) => Effect.sync(close)
  )
  const landing = yield* askForPage(site, "/").pipe(
    Effect.flatMap(requirePage),
    Effect.mapError((reason) => `${origin.href} can’t be verified: ${reason}`)
  )
  const settings = settingsIn(htmlOf(landing))
  const { logo, ...shown } = siteWith(Option.getOrElse(settings, () => defaultSettings))
  const expectedWith = (inMemory: Parameters<typeof staticFiles>[1]) =>
    makeExpectedResponses({ ...shown, assets: staticFiles(folder, inMemory) })
  const expected = expectedWith(new Map())
  const files = [...fileComparisons(expected, release.files), ...logoComparisons(logo, expectedWith)]
  const found = link === null ? null : yield* findLink(site, link)
  const pages = Option.isSome(settings) ? pageComparisons(expected, found) : []
  const comparisons = [...pages, ...files]
  let done = 0
  const problems = yield* Effect.forEach(
    comparisons,
    (comparison) =>
      Effect.tap(problemsOf(site, comparison), () =>
        Effect.sync(() => {
          done += 1
          onProgress(done / comparisons.length, done)
        })
      ),
    { concurrency: maxConcurrentRequests }
  )
  return {
    list: release.digest,
    files: files.map(pathOf),
    pages: pages.filter(({ language }) => language === defaultLanguage).map(pathOf),
    languages,
    isLinkUnknown: found !== null && isUnknown(found),
    settings,
    differences: [...(Option.isSome(settings) ? [] : [unknownSettings]), ...problems.flat()]
  } satisfies Verification<Settings>
}, Effect.scoped)
