import { Context, type Effect, type Option } from "effect"
import type { AdminSession } from "../domain/admins/admin.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Admins' sessions, by the digest of their secret. They begin as part of the installation, and end with their admin. */
export class AdminSessionStore extends Context.Service<
  AdminSessionStore,
  {
    /** Puts one that is still there; one that was ended meanwhile stays so. */
    readonly renew: (session: AdminSession) => Effect.Effect<void, StoreUnavailable>
    readonly find: (id: string) => Effect.Effect<Option.Option<AdminSession>, StoreUnavailable>
    /** All of all admins, in no particular order. */
    readonly list: Effect.Effect<ReadonlyArray<AdminSession>, StoreUnavailable>
    /** Removing what is not there is no error. */
    readonly remove: (id: string) => Effect.Effect<void, StoreUnavailable>
  }
>()("honesthive/core/ports/AdminSessionStore") {}
