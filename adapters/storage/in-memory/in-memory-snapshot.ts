import { Effect, Stream } from "effect"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import type { RawRecord, StoredRecord } from "#core/domain/records/record-kinds.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import { isPortable, portable } from "#core/domain/transfer/portable-record.ts"
import {
  pageSize,
  type Snapshot,
  type SnapshotPage,
  type StoreSnapshots
} from "#core/ports/store-snapshots.ts"
import { hiveRowsOf, recordsInHive } from "./in-memory-hive.ts"
import { type InMemoryState, kindsOutsideHives, recordsAt } from "./in-memory-state.ts"
import type { InMemoryStore } from "./in-memory-store.ts"
import { type DocumentRows, sortedChunks } from "./sorted-rows.ts"

const byOwnerAndId = (a: StoredRecord, b: StoredRecord): number =>
  a.owner === b.owner ? (a.id < b.id ? -1 : 1) : a.owner < b.owner ? -1 : 1

const directoryOf = (state: InMemoryState): DocumentRows => {
  const known = [...recordsAt(state, "directory"), ...recordsAt(state, "sessions")].filter(
    ({ kind, owner }) => kind !== "session" || state.hives.has(owner)
  )
  const rows = Map.groupBy(known, ({ kind }) => kind)
  return collections.flatMap((kind) => (rows.get(kind) ?? []).sort(byOwnerAndId))
}

const pagesOf = function* (rows: DocumentRows): Generator<DocumentRows> {
  for (let from = 0; from < rows.length; from += pageSize) yield rows.slice(from, from + pageSize)
}

/** Copy on write: a hive's rows are copied just before its first change. */
const takeSnapshot = ({ state, beforeChange }: InMemoryStore) => {
  const hives = new Map(Array.from(state.hives).sort(([a], [b]) => (a < b ? -1 : 1)))
  const kept = new Map<OwnerId, DocumentRows>()
  const directory = directoryOf(state)
  const steps = Math.max(1, Math.ceil(directory.length / pageSize) + hives.size)

  const keep = (owner: OwnerId) => {
    const hive = hives.get(owner)
    if (hive !== undefined && !kept.has(owner)) kept.set(owner, hiveRowsOf(hive))
  }

  const read = function* (): Generator<SnapshotPage> {
    let step = 0
    const page = (rows: DocumentRows): SnapshotPage => ({
      records: rows
        .map((record) => encodeRecord(record))
        .filter(isPortable)
        .map(portable),
      share: step / steps
    })
    for (const rows of pagesOf(directory)) {
      step += 1
      yield page(rows)
    }
    for (const [owner, hive] of hives) {
      step += 1
      for (const rows of sortedChunks(kept.get(owner) ?? hiveRowsOf(hive))) yield page(rows)
    }
  }

  beforeChange.add(keep)
  return { read, release: () => void beforeChange.delete(keep) }
}

const streamRows = (read: () => Generator<SnapshotPage>): Snapshot["pages"] =>
  Stream.suspend(() => {
    const pages = read()
    const next = Effect.sync(() => {
      const { done, value } = pages.next()
      return done === true ? undefined : ([value, undefined] as const)
    })
    return Stream.unfold(undefined, () => Effect.andThen(Effect.yieldNow, next))
  })

const recordsOf = ({ state }: InMemoryStore, owner: OwnerId): ReadonlyArray<RawRecord> => {
  const hive = state.hives.get(owner)
  if (hive === undefined) return []
  const named = kindsOutsideHives.flatMap((kind): DocumentRows => [...recordsInHive(hive, kind).values()])
  const rows: DocumentRows = [hive.head.account, ...named, ...hiveRowsOf(hive)]
  return rows.map((record) => encodeRecord(record))
}

export const inMemorySnapshots = (store: InMemoryStore): StoreSnapshots["Service"] => ({
  open: Effect.acquireRelease(
    Effect.sync(() => takeSnapshot(store)),
    ({ release }) => Effect.sync(release)
  ).pipe(Effect.map(({ read }) => ({ pages: streamRows(read) }))),
  ofOwner: (owner) => Effect.sync(() => recordsOf(store, owner))
})
