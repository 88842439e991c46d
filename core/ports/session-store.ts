import { Context, type Effect, type Option } from "effect"
import type { OwnerId } from "../domain/accounts/account.ts"
import type { Session } from "../domain/accounts/session.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Owners' sessions, by the digest of their secret. */
export class SessionStore extends Context.Service<
  SessionStore,
  {
    readonly put: (session: Session) => Effect.Effect<void, StoreUnavailable>
    readonly find: (id: string) => Effect.Effect<Option.Option<Session>, StoreUnavailable>
    /** Removing what is not there is no error. */
    readonly remove: (id: string) => Effect.Effect<void, StoreUnavailable>
    /** Removes all sessions of an owner. */
    readonly removeOf: (owner: OwnerId) => Effect.Effect<void, StoreUnavailable>
  }
>()("honesthive/core/ports/SessionStore") {}
