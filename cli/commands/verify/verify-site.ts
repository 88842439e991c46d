import { Effect, Option } from "effect"
import { makeExpectedResponses } from "#adapters/http/index.ts"
import { readListedFiles, staticFiles } from "#adapters/http/node/index.ts"
import { publicHostOf } from "#core/domain/hosts/public-host.ts"
import { defaultPageSettings, type PageSettings } from "#ui/document/page-settings.ts"
import { pagesOf } from "#ui/server-entry.ts"
import { type ClientBuild, withAccent } from "../../server/client-build.ts"
import { openSite, type SiteBrowser } from "./browser-request.ts"
import { compareResponses } from "./compare-responses.ts"
import type { Comparison } from "./comparison.ts"
import { fileComparisons, logoComparisons } from "./file-comparisons.ts"
import { htmlOf, maxPageBytes, pageComparisons } from "./page-comparisons.ts"
import { type ShownSetting, settingsIn, shownSettings } from "./page-settings.ts"

export interface VerifiedAddress {
  readonly origin: URL
  /** Link of a visitor page; null if none is to be compared. */
  readonly link: string | null
}

interface Difference {
  readonly path: string
  readonly problem: string
}

export interface Verification {
  /** SHA-256 of this release's list of files. */
  readonly list: string
  readonly files: ReadonlyArray<string>
  readonly pages: ReadonlyArray<string>
  readonly settings: ReadonlyArray<ShownSetting>
  readonly differences: ReadonlyArray<Difference>
}

const maxConcurrentRequests = 4

/** Node leaves the message empty where several addresses of a host failed. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
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

const expectedResponsesOf = (
  client: ClientBuild,
  settings: PageSettings,
  files: Parameters<typeof staticFiles>[1] = new Map()
) =>
  makeExpectedResponses({
    pages: pagesOf(
      withAccent(client, { instance: { accent: Option.fromNullOr(settings.accent) } }),
      settings
    ),
    host: publicHostOf(new URL(settings.origin ?? "http://localhost"), 0),
    assets: staticFiles(client.folder, files)
  })

const unknownSettings: Difference = {
  path: "/",
  problem: "shows settings, or values of them, that this release doesn’t have; no page was compared"
}

const pathOf = ({ path }: Comparison): string => path

export const verifySite = Effect.fnUntraced(function* (
  address: VerifiedAddress,
  client: ClientBuild,
  onProgress: (share: number, items: number) => void
) {
  const release = yield* readRelease(client.folder)
  const site = yield* Effect.acquireRelease(
    Effect.sync(() => openSite(address.origin)),
    ({ close }) => Effect.sync(close)
  )
  const landing = yield* ask(site, { path: "/", destination: "document", maxBytes: maxPageBytes }).pipe(
    Effect.mapError((reason) => `${address.origin.href} can’t be verified: ${reason}`)
  )
  const known = settingsIn(htmlOf(landing))
  const settings = Option.getOrElse(known, () => defaultPageSettings)
  const expected = expectedResponsesOf(client, settings)
  const files = [
    ...fileComparisons(expected, release.files),
    ...logoComparisons(settings, (logo) => expectedResponsesOf(client, settings, logo))
  ]
  const pages = Option.isSome(known) ? pageComparisons(expected, address.link) : []
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
    pages: pages.map(pathOf),
    settings: shownSettings(settings),
    differences: [...(Option.isSome(known) ? [] : [unknownSettings]), ...problems.flat()]
  } satisfies Verification
}, Effect.scoped)
