import { Context, type Effect } from "effect"
import type { AdminEntry } from "../domain/admins/admin.ts"
import type { Installation, WholeInstallation } from "../domain/admins/installation.ts"
import type { Outcome } from "../domain/hives/decided.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Admins, their sessions, catalogue and the admins' history: all of it changes as one, under one lock. */
export class InstallationStore extends Context.Service<
  InstallationStore,
  {
    /** Durable. On every replica a change shows within a second. */
    readonly read: Effect.Effect<Installation, StoreUnavailable>
    /** Locks, shows `decide` what is there, and makes its change durable before it answers. */
    readonly change: <A, E>(
      decide: (installation: WholeInstallation) => Outcome<A, E>
    ) => Effect.Effect<A, E | StoreUnavailable>
    /** The admins' history, newest day first. */
    readonly entries: Effect.Effect<ReadonlyArray<AdminEntry>, StoreUnavailable>
    /** How many owners hold each badge, by its id; badges that nobody holds are left out. */
    readonly holders: Effect.Effect<ReadonlyMap<string, number>, StoreUnavailable>
  }
>()("honesthive/core/ports/InstallationStore") {}
