import { Context, type Effect, type Option } from "effect"
import type { Session } from "../domain/accounts/session.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export class SessionStore extends Context.Service<
  SessionStore,
  {
    readonly find: (id: string) => Effect.Effect<Option.Option<Session>, StoreUnavailable>
  }
>()("honesthive/core/ports/SessionStore") {}
