import { Effect } from "effect"
import { malformed, type Refused } from "../answers/refused.ts"

export type Fields<V = string> = Readonly<Record<string, V>>

/** Browsers send line ends of forms as CRLF; the same text by JSON has LF. */
const withPlainLineEnds = <V>(value: V): V | string =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value

/** Fields by name. A name given twice has no one meaning, so it is refused. */
export const fieldsOf = <V>(
  entries: ReadonlyArray<readonly [name: string, value: V]>
): Effect.Effect<Fields<V | string>, Refused> =>
  new Set(entries.map(([name]) => name)).size === entries.length
    ? Effect.succeed(Object.fromEntries(entries.map(([name, value]) => [name, withPlainLineEnds(value)])))
    : Effect.fail(malformed("A field of the form is given twice."))
