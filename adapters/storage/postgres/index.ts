import { Context, Effect, Layer, type Scope } from "effect"
import { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import { Directory } from "#core/ports/directory.ts"
import { HeldFeedback } from "#core/ports/held-feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { KeyCheckValues } from "#core/ports/key-check-values.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { Receipts } from "#core/ports/receipts.ts"
import { Reports } from "#core/ports/reports.ts"
import { Retention } from "#core/ports/retention.ts"
import { Sealer } from "#core/ports/sealer.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { type HealthProblem, type StoreFigures, StoreHealth } from "#core/ports/store-health.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import { type ChangeNotifications, makeChangeNotifications } from "./change-notifications.ts"
import { loadDriver, type PostgresDriver } from "./connection.ts"
import { type Database, makeDatabase } from "./database.ts"
import { makeErase } from "./erasure.ts"
import { checkKeys, keyCheckStore } from "./key-check-values.ts"
import { migrateDatabase, requireSchema } from "./migrate.ts"
import { postgresDirectory, postgresSessions } from "./postgres-directory.ts"
import { postgresHives } from "./postgres-hives.ts"
import { postgresAdminSessions, postgresInstallation } from "./postgres-installation.ts"
import { postgresHeld, postgresPending } from "./postgres-pending.ts"
import { postgresReceipts } from "./postgres-receipts.ts"
import { postgresReports } from "./postgres-reports.ts"
import { postgresRetention } from "./postgres-retention.ts"
import { postgresSnapshots } from "./postgres-snapshot.ts"
import * as statements from "./statements.ts"
import { type DatabaseUnusable, startRefusedBy } from "./store-errors.ts"
import { makeWriteCheck } from "./write-check.ts"

export { doPeriodically } from "./periodic-work.ts"
export { postgresEmptyStore } from "./postgres-filling.ts"
export { isCommitUncertain } from "./store-errors.ts"

export interface PostgresOptions {
  readonly url: string
  /** Opening then writes nothing: the schema must be this version's, and the key isn't noted. */
  readonly isReadOnly?: boolean
}

interface OpenedPostgres {
  readonly database: Database
  readonly driver: PostgresDriver
  readonly notifications: ChangeNotifications
}

const noPeriodicWork: HealthProblem = {
  kind: "work",
  text: [
    "DATABASE_URL: this user may not make the schema graphile_worker, so held notes never appear and nothing is sent",
    "or swept. Run GRANT CREATE ON DATABASE, or make the user own the database."
  ].join(" ")
}

const zeroFigures = { dataVersion: 0, accounts: 0, pending: 0, held: 0, bytes: 0 }

const portsOf = (
  { database, driver, notifications }: OpenedPostgres,
  options: PostgresOptions
): Context.Context<StoragePorts> => {
  const check = makeWriteCheck(database)
  return Context.empty().pipe(
    Context.add(HiveStore, postgresHives({ database, notifications })),
    Context.add(Directory, postgresDirectory(database)),
    Context.add(InstallationStore, postgresInstallation(database, notifications)),
    Context.add(AdminSessionStore, postgresAdminSessions(database)),
    Context.add(SessionStore, postgresSessions(database)),
    Context.add(PendingFeedback, postgresPending(database, notifications)),
    Context.add(Receipts, postgresReceipts(database)),
    Context.add(HeldFeedback, postgresHeld(database)),
    Context.add(Reports, postgresReports(database)),
    Context.add(PageChanges, { watch: notifications.pages.watch, isCurrent: notifications.isCurrent }),
    Context.add(Retention, postgresRetention(database, makeErase(database, driver, options.url))),
    Context.add(StoreHealth, {
      check,
      problems: Effect.match(Effect.andThen(check, database.query(statements.findMissingWorkRight)), {
        onSuccess: (missing) => missing.map(() => noPeriodicWork),
        onFailure: ({ cause }) => [
          { kind: "store", text: startRefusedBy(cause).message, hides: ["key"] } satisfies HealthProblem
        ]
      }),
      figures: Effect.map(database.query<StoreFigures>(statements.figures), ([row = zeroFigures]) => ({
        ...row,
        store: "postgres"
      }))
    }),
    Context.add(StoreSnapshots, postgresSnapshots(database, driver, options.url))
  )
}

const openPostgres = Effect.fnUntraced(function* (
  options: PostgresOptions
): Effect.fn.Return<Context.Context<StoragePorts | KeyCheckValues>, DatabaseUnusable, Sealer | Scope.Scope> {
  const { url, isReadOnly = false } = options
  const driver = yield* Effect.promise(loadDriver)
  const sealer = yield* Sealer
  yield* (isReadOnly ? requireSchema : migrateDatabase)(driver, url)
  const database = yield* Effect.acquireRelease(
    Effect.sync(() => makeDatabase(driver, { url })),
    ({ close }) => close
  )
  yield* checkKeys(database, isReadOnly).pipe(
    Effect.catchTag("StoreUnavailable", ({ cause }) => Effect.fail(startRefusedBy(cause)))
  )
  const keyMark = (yield* sealer.fingerprint("key of a server", "")).slice(0, 8)
  const notifications = yield* makeChangeNotifications(database, driver, { url, keyMark })
  return Context.add(
    portsOf({ database, driver, notifications }, options),
    KeyCheckValues,
    keyCheckStore({ database, driver, url, sealer, keyMark, isReadOnly })
  )
})

/**
 * Keeps everything in a PostgreSQL database shared by any number of replicas. Fails with `DatabaseUnusable`, a message
 * for people, if the database can't be reached, its schema is newer or, for read-only use, not this version's, or its
 * texts are sealed with another key.
 */
export const postgresStorage = (
  options: PostgresOptions
): Layer.Layer<StoragePorts | KeyCheckValues, DatabaseUnusable, Sealer> =>
  Layer.effectContext(openPostgres(options))
