import type { AdminSessionStore, InstallationStore } from "../admin/installation-store.ts"
import type { StoreSnapshots } from "../transfer/whole-store.ts"
import type {
  Directory,
  HeldFeedback,
  HiveStore,
  PendingFeedback,
  Retention,
  SessionStore,
  StoreHealth
} from "./hive-store.ts"

/** All that a store answers for. Each kind of store passes one contract suite. */
export type StoragePorts =
  | HiveStore
  | Directory
  | InstallationStore
  | AdminSessionStore
  | SessionStore
  | PendingFeedback
  | HeldFeedback
  | Retention
  | StoreHealth
  | StoreSnapshots
