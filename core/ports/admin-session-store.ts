import { Context, type Effect, type Option } from "effect"
import type { AdminSession } from "../domain/admins/admin.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/**
 * Admins' sessions, by the digest of their token. They are created by `InstallationStore` and removed with their
 * admin.
 */
export class AdminSessionStore extends Context.Service<
  AdminSessionStore,
  {
    /** Updates an existing session; one that ended in the meantime is not restored. */
    readonly renew: (session: AdminSession) => Effect.Effect<void, StoreUnavailable>
    readonly find: (id: string) => Effect.Effect<Option.Option<AdminSession>, StoreUnavailable>
    readonly list: Effect.Effect<ReadonlyArray<AdminSession>, StoreUnavailable>
    readonly remove: (id: string) => Effect.Effect<void, StoreUnavailable>
  }
>()("honesthive/core/ports/AdminSessionStore") {}
