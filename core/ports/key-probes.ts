import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** A word that every key which seals something has sealed, kept beside the data: a key that does not open it is a wrong one. */
export class KeyProbes extends Context.Service<
  KeyProbes,
  {
    /** Remembers the key that seals now; before it seals anything else. */
    readonly remember: Effect.Effect<void, StoreUnavailable>
    /** Forgets the keys that seal nothing any more: all but the one that seals now. */
    readonly forgetOthers: Effect.Effect<void, StoreUnavailable>
    /** Looks now whether the next start could open them, and says what is wrong otherwise. */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/core/ports/KeyProbes") {}
