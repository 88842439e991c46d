import type { AdminSessionStore } from "./admin-session-store.ts"
import type { Directory } from "./directory.ts"
import type { HeldFeedback } from "./held-feedback.ts"
import type { HiveStore } from "./hive-store.ts"
import type { InstallationStore } from "./installation-store.ts"
import type { PageChanges } from "./page-changes.ts"
import type { PendingFeedback } from "./pending-feedback.ts"
import type { Receipts } from "./receipts.ts"
import type { Reports } from "./reports.ts"
import type { Retention } from "./retention.ts"
import type { SessionStore } from "./session-store.ts"
import type { StoreHealth } from "./store-health.ts"
import type { StoreSnapshots } from "./store-snapshots.ts"

export type StoragePorts =
  | HiveStore
  | Directory
  | InstallationStore
  | AdminSessionStore
  | SessionStore
  | PendingFeedback
  | HeldFeedback
  | PageChanges
  | Receipts
  | Reports
  | Retention
  | StoreHealth
  | StoreSnapshots
