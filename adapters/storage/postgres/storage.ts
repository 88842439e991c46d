import { Context, Effect, Layer, type Scope } from "effect"
import { AdminSessionStore, InstallationStore } from "#core/admin/installation-store.ts"
import {
  Directory,
  HeldFeedback,
  HiveStore,
  PendingFeedback,
  Retention,
  SessionStore,
  StoreHealth
} from "#core/hives/hive-store.ts"
import type { StoragePorts } from "#core/hives/storage-ports.ts"
import { Sealer } from "#core/support/sealer.ts"
import { StoreSnapshots } from "#core/transfer/whole-store.ts"
import { type Driver, loadDriver } from "./connection.ts"
import { type Database, makeDatabase } from "./database.ts"
import { checkKeys, KeyProbes, keyProbes } from "./key-probes.ts"
import { migrated } from "./migrate.ts"
import { makeNews, type News } from "./news.ts"
import { postgresDirectory, postgresSessions } from "./postgres-directory.ts"
import { postgresHives } from "./postgres-hives.ts"
import { postgresAdminSessions, postgresInstallation } from "./postgres-installation.ts"
import { postgresHeld, postgresPending } from "./postgres-pending.ts"
import { postgresRetention } from "./postgres-retention.ts"
import { postgresSnapshots } from "./postgres-snapshot.ts"
import { refusedBy, type StartRefused } from "./store-errors.ts"

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with `?sslmode=…` where it is wanted. */
  readonly url: string
  /** Tests delay here, between reading and committing a change. */
  readonly beforeCommit?: Effect.Effect<void>
}

interface Opened {
  readonly database: Database
  readonly driver: Driver
  readonly news: News
}

const portsOf = (
  { database, driver, news }: Opened,
  options: PostgresOptions
): Context.Context<StoragePorts> =>
  Context.empty().pipe(
    Context.add(HiveStore, postgresHives({ ...options, database, news })),
    Context.add(Directory, postgresDirectory(database)),
    Context.add(InstallationStore, postgresInstallation(database)),
    Context.add(AdminSessionStore, postgresAdminSessions(database)),
    Context.add(SessionStore, postgresSessions(database)),
    Context.add(PendingFeedback, postgresPending(database, news)),
    Context.add(HeldFeedback, postgresHeld(database)),
    Context.add(Retention, postgresRetention(database)),
    Context.add(StoreHealth, { check: Effect.asVoid(database.query("SELECT 1")) }),
    Context.add(StoreSnapshots, postgresSnapshots(database, driver, options.url))
  )

const open = Effect.fnUntraced(function* (
  options: PostgresOptions
): Effect.fn.Return<Context.Context<StoragePorts | KeyProbes>, StartRefused, Sealer | Scope.Scope> {
  const { url } = options
  const driver = yield* Effect.promise(loadDriver)
  const sealer = yield* Sealer
  yield* migrated(driver, url)
  const database = yield* Effect.acquireRelease(
    Effect.sync(() => makeDatabase(driver, { url })),
    ({ close }) => close
  )
  yield* checkKeys(database, sealer).pipe(
    Effect.catchTag("StoreUnavailable", ({ cause }) => Effect.fail(refusedBy(cause)))
  )
  const news = yield* makeNews(database, driver, { url })
  return Context.add(portsOf({ database, driver, news }, options), KeyProbes, keyProbes(database, sealer))
})

/**
 * Everything in a PostgreSQL database that any number of replicas share. Fails with `StartRefused`, one line for
 * people, when the database cannot be reached, is of a newer version, or its texts are sealed with another key.
 */
export const postgresStorage = (
  options: PostgresOptions
): Layer.Layer<StoragePorts | KeyProbes, StartRefused, Sealer> => Layer.effectContext(open(options))
