import { Context, Effect } from "effect"
import { AdminSessionStore } from "#core/ports/admin-session-store.ts"
import { Directory } from "#core/ports/directory.ts"
import { HeldFeedback } from "#core/ports/held-feedback.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { PageChanges } from "#core/ports/page-changes.ts"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { Receipts } from "#core/ports/receipts.ts"
import { Reports } from "#core/ports/reports.ts"
import { Retention } from "#core/ports/retention.ts"
import { SessionStore } from "#core/ports/session-store.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { type HealthProblem, type StoreFigures, StoreHealth } from "#core/ports/store-health.ts"
import { StoreSnapshots } from "#core/ports/store-snapshots.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { inMemoryDirectory, inMemorySessions } from "./in-memory-directory.ts"
import { inMemoryHiveStore } from "./in-memory-hives.ts"
import { inMemoryHeld, inMemoryPending } from "./in-memory-pending.ts"
import { inMemoryReceipts } from "./in-memory-receipts.ts"
import { inMemoryReports } from "./in-memory-reports.ts"
import { inMemoryRetention } from "./in-memory-retention.ts"
import { inMemorySnapshots } from "./in-memory-snapshot.ts"
import type { InMemoryStore } from "./in-memory-store.ts"
import { inMemoryAdminSessions, inMemoryInstallationStore } from "./installation-ports.ts"
import { countPending } from "./pending-items.ts"
import type { Persistence } from "./persistence.ts"

export interface MediumHealth {
  readonly store: StoreFigures["store"]
  readonly dataVersion: StoreFigures["dataVersion"]
  readonly bytes: Effect.Effect<number, StoreUnavailable>
  readonly problems: Effect.Effect<ReadonlyArray<HealthProblem>>
}

const memoryHealth: MediumHealth = {
  store: "memory",
  dataVersion: 0,
  bytes: Effect.succeed(0),
  problems: Effect.succeed([])
}

const figuresOf = ({ state }: InMemoryStore, { store, dataVersion, bytes }: MediumHealth) =>
  Effect.map(
    bytes,
    (size): StoreFigures => ({
      store,
      dataVersion,
      accounts: state.hives.size,
      pending: countPending(state.pending),
      held: state.held.size,
      bytes: size
    })
  )

export const inMemoryPorts = (
  store: InMemoryStore,
  check: Persistence["check"],
  forget: Retention["Service"]["forget"] = Effect.void,
  medium: MediumHealth = memoryHealth
): Context.Context<StoragePorts> =>
  Context.empty().pipe(
    Context.add(HiveStore, inMemoryHiveStore(store)),
    Context.add(Directory, inMemoryDirectory(store)),
    Context.add(InstallationStore, inMemoryInstallationStore(store)),
    Context.add(AdminSessionStore, inMemoryAdminSessions(store)),
    Context.add(SessionStore, inMemorySessions(store)),
    Context.add(PendingFeedback, inMemoryPending(store)),
    Context.add(HeldFeedback, inMemoryHeld(store)),
    Context.add(Receipts, inMemoryReceipts(store)),
    Context.add(Reports, inMemoryReports(store)),
    Context.add(PageChanges, { watch: store.pageChanges.watch, isCurrent: () => true }),
    Context.add(Retention, inMemoryRetention(store, forget)),
    Context.add(StoreHealth, { check, figures: figuresOf(store, medium), problems: medium.problems }),
    Context.add(StoreSnapshots, inMemorySnapshots(store))
  )
