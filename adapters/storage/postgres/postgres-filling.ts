import { Effect, Layer, Stream } from "effect"
import { recordKinds } from "#core/domain/records/record-kinds.ts"
import { type Collection, collections } from "#core/domain/transfer/collections.ts"
import { isAsFirstStarted } from "#core/domain/transfer/first-start.ts"
import {
  EmptyStore,
  type StoreFiller,
  StoreInUse,
  type StoreNotEmpty,
  storeNotEmpty
} from "#core/ports/empty-store.ts"
import { sealKeyCheckValue } from "#core/ports/key-check-values.ts"
import type { Sealer } from "#core/ports/sealer.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { beginTransaction, loadDriver, type PostgresDriver } from "./connection.ts"
import { migrateInTransaction } from "./migrate.ts"
import { ownConnection } from "./own-connection.ts"
import { countRows, readCollection, runWithLongTimeout, type WholeReader } from "./read-whole.ts"
import * as statements from "./statements.ts"
import { CommitUncertain, type DatabaseUnusable, isLockTaken, startRefusedBy } from "./store-errors.ts"
import { groupByKind, tables } from "./tables.ts"
import * as whole from "./whole-statements.ts"

const targetName = "The database"

const inUse = new StoreInUse({ place: targetName })

/** It would go on with the key and the accounts of before. A transaction sees whom it saw first, unless it asks anew. */
const refuseServers = Effect.fnUntraced(function* (ask: WholeReader) {
  yield* ask("SELECT pg_stat_clear_snapshot()")
  if ((yield* ask(statements.findServers)).length > 0) return yield* inUse
})

const installationKinds = collections.filter((kind) => recordKinds[kind].of === "installation")

const refuseHives = Effect.fnUntraced(function* (ask: WholeReader, kinds: ReadonlyArray<Collection>) {
  const found = Array.from(yield* countRows(ask, kinds)).filter(([, count]) => count > 0)
  if (found.every(([kind]) => installationKinds.includes(kind))) return found
  return yield* storeNotEmpty(targetName, new Map(found))
})

/** Fails if there is more than what a first start creates. */
const requireEmpty = Effect.fnUntraced(function* (ask: WholeReader) {
  const found = yield* refuseHives(ask, collections)
  const pages = Stream.flatMap(Stream.fromIterable(installationKinds), (kind) => readCollection(ask, kind))
  if (isAsFirstStarted((yield* Stream.runCollect(pages)).flat())) return
  return yield* storeNotEmpty(targetName, new Map(found))
})

/** Locks all tables until the end, so that a server started meanwhile writes nothing. */
const beginFilling = Effect.fnUntraced(function* (ask: WholeReader) {
  yield* ask(beginTransaction)
  yield* ask("SET LOCAL lock_timeout = '10s'")
  yield* ask(whole.lockAllTables).pipe(
    Effect.catchTag("StoreUnavailable", (failure) =>
      Effect.fail(isLockTaken(failure.cause) ? inUse : failure)
    )
  )
  yield* requireEmpty(ask)
  for (const kind of installationKinds) yield* ask(`DELETE FROM ${tables[kind].name}`)
})

const fillingBy = (ask: WholeReader): StoreFiller => ({
  put: (records) =>
    Effect.forEach(
      groupByKind(records),
      ({ kind, group }) => ask(statements.insertRecords(kind), [JSON.stringify(group)]),
      { discard: true }
    ),
  written: Stream.flatMap(Stream.fromIterable(collections), (kind) => readCollection(ask, kind))
})

/** A connection that still responds after a failed commit says that nothing was committed. */
const commit = (ask: WholeReader) =>
  ask("COMMIT").pipe(
    Effect.tapError(({ cause }) =>
      Effect.mapError(ask("ROLLBACK"), () => new StoreUnavailable({ cause: new CommitUncertain({ cause }) }))
    ),
    Effect.uninterruptible
  )

/** One transaction: a database that is not empty keeps its schema, on which servers of an older version may run. */
const migrateIfEmpty = (driver: PostgresDriver, url: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      const connection = yield* ownConnection(driver, url)
      const ask = runWithLongTimeout(connection)
      yield* Effect.tryPromise({ try: () => connection.run(beginTransaction), catch: startRefusedBy })
      yield* refuseServers(ask)
      const [found = {}] = yield* ask<Readonly<Record<string, boolean>>>(whole.findTables)
      // Before the migration, which would take long and lock the tables.
      yield* refuseHives(
        ask,
        collections.filter((kind) => found[kind])
      )
      yield* Effect.tryPromise({ try: () => migrateInTransaction(connection), catch: startRefusedBy })
      yield* requireEmpty(ask)
      yield* ask("COMMIT")
    })
  )

const analyseTables = (ask: WholeReader) => Effect.ignore(ask("ANALYZE"))

export const postgresEmptyStore = ({
  url
}: {
  readonly url: string
}): Layer.Layer<EmptyStore, DatabaseUnusable | StoreInUse | StoreNotEmpty | StoreUnavailable, Sealer> =>
  Layer.effect(EmptyStore)(
    Effect.gen(function* () {
      const driver = yield* Effect.promise(loadDriver)
      const checkValue = yield* sealKeyCheckValue
      yield* migrateIfEmpty(driver, url)
      return {
        fill: (work) =>
          Effect.scoped(
            Effect.gen(function* () {
              const ask = runWithLongTimeout(yield* ownConnection(driver, url))
              yield* beginFilling(ask)
              const answer = yield* work(fillingBy(ask))
              yield* refuseServers(ask)
              yield* ask(whole.clearLinkOwners)
              yield* ask("DELETE FROM key_probe")
              yield* ask("INSERT INTO key_probe VALUES ($1)", [checkValue])
              yield* commit(ask)
              yield* analyseTables(ask)
              return answer
            })
          )
      }
    })
  )
