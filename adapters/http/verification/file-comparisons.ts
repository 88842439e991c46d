import { Effect } from "effect"
import { defaultLanguage } from "#core/domain/languages/language.ts"
import type { ExpectedResponses } from "../pages/expected-responses.ts"
import type { Comparison, FetchDestination } from "./comparison.ts"

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
    destination: destinations[path.slice(path.lastIndexOf("."))] ?? "image",
    language: defaultLanguage,
    maxBytes: bytes.length,
    expected: () => Effect.promise(() => file(path))
  }))

/** Bytes; a PNG of the greatest size has fewer. */
const maxLogoBytes = 2_000_000

type InMemoryFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

/** The operator's own logo: its pixels are a setting, its headers are not. */
export const logoComparisons = (
  path: string | null,
  expectedWith: (files: InMemoryFiles) => ExpectedResponses
): ReadonlyArray<Comparison> =>
  path === null
    ? []
    : [
        {
          path,
          destination: "image",
          language: defaultLanguage,
          maxBytes: maxLogoBytes,
          expected: ({ body }) =>
            Effect.promise(() => expectedWith(new Map([[path, new Uint8Array(body)]])).file(path))
        }
      ]
