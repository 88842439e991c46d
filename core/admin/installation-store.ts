import { Context, type Effect, type Option, type Result } from "effect"
import type { Decided, StoreUnavailable } from "../hives/hive-store.ts"
import type { AdminEntry, AdminSession, Installation } from "./installation.ts"

/** Admins, catalogue and the admins' history: all of it changes as one, under one lock. */
export class InstallationStore extends Context.Service<
  InstallationStore,
  {
    /** Durable. On every replica a change shows within a second. */
    readonly read: Effect.Effect<Installation, StoreUnavailable>
    /** Locks, shows `decide` what is there, and makes its change durable before it answers. */
    readonly change: <A, E>(
      decide: (installation: Installation) => Result.Result<Decided<A>, E>
    ) => Effect.Effect<A, E | StoreUnavailable>
    /** The admins' history, newest day first. */
    readonly entries: Effect.Effect<ReadonlyArray<AdminEntry>, StoreUnavailable>
    /** How many owners hold each badge, by its id; badges that nobody holds are left out. */
    readonly holders: Effect.Effect<ReadonlyMap<string, number>, StoreUnavailable>
  }
>()("honesthive/core/admin/InstallationStore") {}

/** Admins' sessions, by the digest of their secret. */
export class AdminSessionStore extends Context.Service<
  AdminSessionStore,
  {
    readonly put: (session: AdminSession) => Effect.Effect<void, StoreUnavailable>
    readonly find: (id: string) => Effect.Effect<Option.Option<AdminSession>, StoreUnavailable>
    /** Removing what is not there is no error. */
    readonly remove: (id: string) => Effect.Effect<void, StoreUnavailable>
    /** Removes all sessions of an admin. */
    readonly removeOf: (admin: string) => Effect.Effect<void, StoreUnavailable>
  }
>()("honesthive/core/admin/AdminSessionStore") {}
