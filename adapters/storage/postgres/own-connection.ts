import { Effect, type Scope } from "effect"
import { type Connection, makeConnection, type PostgresDriver } from "./connection.ts"

/**
 * A separate connection without timeouts, for work whose time grows with the data, or that waits for long readers such
 * as a backup.
 */
export const ownConnection = (
  driver: PostgresDriver,
  url: string
): Effect.Effect<Connection, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => makeConnection(driver, { url, statementTimeoutMillis: 0 })),
    (connection) => Effect.promise(connection.close)
  )
