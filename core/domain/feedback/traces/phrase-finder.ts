import { lazy } from "../../values/lazy.ts"
import type { TraceFinder, TraceKind } from "./trace.ts"

const stemMark = /~/g
const anyEnding = "[\\p{L}\\p{M}\\u200c\\u200d]*"

const wordStart = "(?<![\\p{L}\\p{M}\\p{N}])"
const wordEnd = "(?![\\p{L}\\p{M}])"

export const findPhrases = (kind: TraceKind, phrases: ReadonlyArray<string>): TraceFinder => {
  const pattern = lazy(
    () => new RegExp(`${wordStart}(?:${phrases.join("|").replace(stemMark, anyEnding)})${wordEnd}`, "giu")
  )
  return (text) =>
    [...text.matchAll(pattern())].map((match) => ({
      kind,
      start: match.index,
      end: match.index + match[0].trimEnd().length
    }))
}
