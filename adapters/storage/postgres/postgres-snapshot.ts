import { Effect, type Scope, Stream } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import type { RawRecord } from "#core/domain/records/record-kinds.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import type { Snapshot, SnapshotPage, StoreSnapshots } from "#core/ports/store-snapshots.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import type { PostgresDriver } from "./connection.ts"
import type { Database } from "./database.ts"
import { ownConnection } from "./own-connection.ts"
import { countRows, readCollection, runWithLongTimeout, type WholeReader } from "./read-whole.ts"
import * as whole from "./whole-statements.ts"

const pagesOf = (ask: WholeReader, rows: number): Snapshot["pages"] =>
  Stream.suspend(() => {
    let read = 0
    const withShare = (records: SnapshotPage["records"]): SnapshotPage => {
      read += records.length
      return { records, share: Math.min(1, read / Math.max(1, rows)) }
    }
    return Stream.fromIterable(collections).pipe(
      Stream.flatMap((kind) => readCollection(ask, kind)),
      Stream.map(withShare)
    )
  })

const openSnapshot = Effect.fnUntraced(function* (
  driver: PostgresDriver,
  url: string
): Effect.fn.Return<Snapshot, StoreUnavailable, Scope.Scope> {
  const ask = runWithLongTimeout(yield* ownConnection(driver, url))
  yield* ask("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  const counts = yield* countRows(ask)
  const rows = Array.from(counts.values()).reduce((sum, count) => sum + count, 0)
  return { pages: pagesOf(ask, rows) }
})

interface OwnerRow {
  readonly record: RawRecord
}

export const postgresSnapshots = (
  database: Database,
  driver: PostgresDriver,
  url: string
): StoreSnapshots["Service"] => ({
  open: openSnapshot(driver, url),
  ofOwner: (owner: OwnerId) =>
    Effect.map(database.query<OwnerRow>(whole.allOfOwner, [owner]), (rows) =>
      rows.map(({ record }) => record)
    )
})
