import { Effect, Latch, type Scope } from "effect"
import { type ConnectionOptions, type Driver, makeConnection } from "./connection.ts"
import type { Database } from "./database.ts"

const channel = "honesthive_pending"

/** That an item may be claimable that was not before. The workers ask every second, too: nothing rests on it. */
export interface News {
  /** Open: there may be work. */
  readonly latch: Latch.Latch
  /** Wakes the waiters of every replica. Does not wait, and cannot fail. */
  readonly tell: Effect.Effect<void>
}

/** Hears what the other replicas tell until the connection is lost. */
const listen = (driver: Driver, options: ConnectionOptions, latch: Latch.Latch) =>
  Effect.acquireUseRelease(
    Effect.sync(() => makeConnection(driver, { ...options, onNews: () => latch.openUnsafe() })),
    (connection) =>
      Effect.tryPromise(async () => {
        await connection.run(`LISTEN ${channel}`)
        latch.openUnsafe()
        await connection.lost
      }),
    (connection) => Effect.promise(connection.close)
  )

/**
 * NOTIFY without payload, after the change and not in it: inside, each commit of every replica would wait for the
 * one before. News that come while one is being told are told together.
 */
const announce = (database: Database, untold: Latch.Latch) =>
  untold.await.pipe(
    Effect.andThen(untold.close),
    Effect.andThen(Effect.ignore(database.query(`NOTIFY ${channel}`))),
    Effect.forever
  )

export const makeNews = Effect.fnUntraced(function* (
  database: Database,
  driver: Driver,
  options: ConnectionOptions
): Effect.fn.Return<News, never, Scope.Scope> {
  const [latch, untold] = [Latch.makeUnsafe(true), Latch.makeUnsafe(false)]
  yield* listen(driver, options, latch).pipe(
    Effect.ignore,
    Effect.andThen(Effect.sleep("1 second")),
    Effect.forever,
    Effect.forkScoped
  )
  yield* Effect.forkScoped(announce(database, untold))
  return { latch, tell: Effect.andThen(latch.open, Effect.asVoid(untold.open)) }
})
