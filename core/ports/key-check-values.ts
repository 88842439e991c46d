import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "./store-unavailable.ts"

/**
 * Key check values: a known text sealed with every key in use and stored beside the data, so that a wrong key is
 * noticed.
 */
export class KeyCheckValues extends Context.Service<
  KeyCheckValues,
  {
    /** Stores the current key's check value; call it before the key seals anything else. */
    readonly remember: Effect.Effect<void, StoreUnavailable>
    readonly forgetOthers: Effect.Effect<void, StoreUnavailable>
    /** Checks now whether the next start could open them; describes the problem if not. */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/core/ports/KeyCheckValues") {}
