import { Effect } from "effect"
import { badRequest, type Refused } from "../answers/refused.ts"

export type Fields<V = string> = Readonly<Record<string, V>>

/** Browsers submit line ends in forms as CRLF; JSON clients send LF. */
const normaliseLineEnds = <V>(value: V): V | string =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value

export const uniqueFieldsOf = <V>(
  entries: ReadonlyArray<readonly [name: string, value: V]>
): Effect.Effect<Fields<V | string>, Refused> =>
  new Set(entries.map(([name]) => name)).size === entries.length
    ? Effect.succeed(Object.fromEntries(entries.map(([name, value]) => [name, normaliseLineEnds(value)])))
    : Effect.fail(badRequest("A field of the form is given twice."))
