import { Context, type Effect, type Option } from "effect"
import type { Session } from "../domain/accounts/session.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Owners' sessions, by the digest of their secret. They begin and end as part of their owner's hive. */
export class SessionStore extends Context.Service<
  SessionStore,
  {
    readonly find: (id: string) => Effect.Effect<Option.Option<Session>, StoreUnavailable>
  }
>()("honesthive/core/ports/SessionStore") {}
