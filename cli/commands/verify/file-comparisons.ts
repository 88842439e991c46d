import { extname } from "node:path"
import { Effect } from "effect"
import type { ExpectedResponses } from "#adapters/http/pages/expected-responses.ts"
import type { PageSettings } from "#ui/document/page-settings.ts"
import type { FetchDestination } from "./browser-request.ts"
import type { Comparison } from "./comparison.ts"

const destinations: Readonly<Record<string, FetchDestination>> = {
  ".css": "style",
  ".js": "script",
  ".webmanifest": "manifest",
  ".woff2": "font"
}

interface ReleaseFile {
  readonly path: string
  readonly bytes: Uint8Array
}

export const fileComparisons = (
  { file }: ExpectedResponses,
  files: ReadonlyArray<ReleaseFile>
): ReadonlyArray<Comparison> =>
  files.map(({ path, bytes }) => ({
    path,
    destination: destinations[extname(path)] ?? "image",
    maxBytes: bytes.length,
    expected: () => Effect.promise(() => file(path))
  }))

/** More than a PNG of the greatest size has. */
const maxLogoBytes = 2_000_000

type InMemoryFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** The operator's own logo: its pixels are a setting, its headers are not. */
export const logoComparisons = (
  { logo }: PageSettings,
  expectedWith: (files: InMemoryFiles) => ExpectedResponses
): ReadonlyArray<Comparison> =>
  logo === null
    ? []
    : [
        {
          path: logo.path,
          destination: "image",
          maxBytes: maxLogoBytes,
          expected: ({ body }) =>
            Effect.promise(() => expectedWith(new Map([[logo.path, new Uint8Array(body)]])).file(logo.path))
        }
      ]
