import { Effect } from "effect"
import { badRequest, type RequestError } from "../responses/request-error.ts"

export type FormFields<V = string> = Readonly<Record<string, V>>

/** Browsers submit line ends in forms as CRLF; JSON clients send LF. */
const normaliseLineEnds = <V>(value: V): V | string =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value

export const uniqueFieldsOf = <V>(
  entries: ReadonlyArray<readonly [name: string, value: V]>
): Effect.Effect<FormFields<V | string>, RequestError> =>
  new Set(entries.map(([name]) => name)).size === entries.length
    ? Effect.succeed(Object.fromEntries(entries.map(([name, value]) => [name, normaliseLineEnds(value)])))
    : Effect.fail(badRequest("A field of the form is given twice."))
