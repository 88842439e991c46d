import { Context } from "effect"
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
import { StoreSnapshots } from "#core/transfer/whole-store.ts"
import type { Persistence } from "./persistence.ts"
import { residentDirectory, residentSessions } from "./resident-directory.ts"
import { residentHiveStore } from "./resident-hives.ts"
import { residentAdminSessions, residentInstallationStore } from "./resident-installation.ts"
import { residentHeld, residentPending } from "./resident-pending.ts"
import { residentRetention } from "./resident-retention.ts"
import { residentSnapshots } from "./resident-snapshot.ts"
import type { ResidentStore } from "./resident-store.ts"

export const residentPorts = (
  store: ResidentStore,
  check: Persistence["check"]
): Context.Context<StoragePorts> =>
  Context.empty().pipe(
    Context.add(HiveStore, residentHiveStore(store)),
    Context.add(Directory, residentDirectory(store)),
    Context.add(InstallationStore, residentInstallationStore(store)),
    Context.add(AdminSessionStore, residentAdminSessions(store)),
    Context.add(SessionStore, residentSessions(store)),
    Context.add(PendingFeedback, residentPending(store)),
    Context.add(HeldFeedback, residentHeld(store)),
    Context.add(Retention, residentRetention(store)),
    Context.add(StoreHealth, { check }),
    Context.add(StoreSnapshots, residentSnapshots(store))
  )
