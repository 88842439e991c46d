import { Effect, Schema, Stream } from "effect"
import { type Collection, collections } from "#core/domain/transfer/collections.ts"
import { isPortable, type PortableRecord } from "#core/domain/transfer/portable-record.ts"
import { pageSize } from "#core/ports/store-snapshots.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { Connection, Parameter } from "./connection.ts"
import { ConnectionLost, isUnavailable, withoutData } from "./store-errors.ts"
import * as whole from "./whole-statements.ts"

/** A page normally arrives at once; the limit detects a dead connection. */
const maxPageWait = "2 minutes"

class StatementFailed extends Schema.TaggedError<StatementFailed>()("StatementFailed", {
  cause: Schema.Defect()
}) {}

export const runWithLongTimeout =
  (connection: Connection) =>
  <Row extends object>(
    statement: string,
    parameters: ReadonlyArray<Parameter> = []
  ): Effect.Effect<ReadonlyArray<Row>, StoreUnavailable> =>
    Effect.tryPromise({
      try: () => connection.run<Row>(statement, parameters),
      catch: (cause) => new StatementFailed({ cause })
    }).pipe(
      Effect.timeoutOrElse({
        duration: maxPageWait,
        orElse: () => {
          const cause = new ConnectionLost({ isSilent: true, cause: "no answer" })
          connection.cut(cause)
          return Effect.fail(new StatementFailed({ cause }))
        }
      }),
      Effect.catch(({ cause }) =>
        isUnavailable(cause)
          ? Effect.fail(new StoreUnavailable({ cause: withoutData(cause) }))
          : Effect.die(withoutData(cause))
      )
    )

export type WholeReader = ReturnType<typeof runWithLongTimeout>

export const countRows = Effect.fnUntraced(function* (
  ask: WholeReader,
  kinds: ReadonlyArray<Collection> = collections
) {
  const [row = {}] = yield* ask<Readonly<Record<string, number>>>(whole.countRowsOf(kinds))
  return new Map(kinds.map((kind): readonly [Collection, number] => [kind, row[kind] ?? 0]))
})

const fetchPage = `FETCH ${pageSize} FROM whole`

/** Reads a kind's records by owner and id. Requires a transaction, and one kind at a time. */
export const readCollection = (
  ask: WholeReader,
  kind: Collection
): Stream.Stream<ReadonlyArray<PortableRecord>, StoreUnavailable> => {
  const next = Effect.fnUntraced(function* (isOpen: boolean) {
    if (!isOpen) yield* ask(whole.declareCursor(kind))
    const rows = yield* ask<PortableRecord>(fetchPage)
    if (rows.length > 0) return [rows.filter(isPortable), true] as const
    yield* ask("CLOSE whole")
    return undefined
  })
  return Stream.unfold(false, next)
}
