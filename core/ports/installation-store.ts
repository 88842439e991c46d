import { Context, type Effect } from "effect"
import type { AdminEntry } from "../domain/admins/admin.ts"
import type { Installation, WholeInstallation } from "../domain/admins/installation.ts"
import type { ChangeResult } from "../domain/hives/change-result.ts"
import type { Invitation } from "../domain/invitations/invitation.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Admins, their sessions and history, invitations, and the catalogue: they change atomically, under one lock. */
export class InstallationStore extends Context.Service<
  InstallationStore,
  {
    /** Reads durable data. A change is visible on every replica within a second. */
    readonly read: Effect.Effect<Installation, StoreUnavailable>
    readonly change: <A, E>(
      decide: (installation: WholeInstallation) => ChangeResult<A, E>
    ) => Effect.Effect<A, E | StoreUnavailable>
    readonly entries: Effect.Effect<ReadonlyArray<AdminEntry>, StoreUnavailable>
    readonly invitations: Effect.Effect<ReadonlyArray<Invitation>, StoreUnavailable>
    readonly holders: Effect.Effect<ReadonlyMap<string, number>, StoreUnavailable>
  }
>()("honesthive/core/ports/InstallationStore") {}
