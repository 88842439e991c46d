import { Effect } from "effect"
import { malformed, type Refused } from "./refused.ts"

export type Fields = Readonly<Record<string, string>>

/** Browsers send line ends of forms as CRLF; the same text by JSON has LF. */
const withPlainLineEnds = (text: string): string => text.replaceAll("\r\n", "\n")

/** Fields by name. A name given twice has no one meaning, so it is refused. */
export const fieldsOf = (
  entries: ReadonlyArray<readonly [name: string, value: string]>
): Effect.Effect<Fields, Refused> =>
  new Set(entries.map(([name]) => name)).size === entries.length
    ? Effect.succeed(Object.fromEntries(entries.map(([name, value]) => [name, withPlainLineEnds(value)])))
    : Effect.fail(malformed("A field of the form is given twice."))
