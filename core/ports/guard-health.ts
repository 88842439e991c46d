import { Context, type Effect } from "effect"

export class GuardHealth extends Context.Service<
  GuardHealth,
  {
    /** The guard's name and its trouble in a few words. Probes a service that isn't known to work. */
    readonly state: Effect.Effect<string>
    /** Version of the local guard, which judges every text first. */
    readonly version: string
    /**
     * Whether the guard judges a fixed text now; asked again after a minute. Independent of visitors' texts, so that
     * it doesn't show when some came.
     */
    readonly isWorking: Effect.Effect<boolean>
    /** Sends a fixed text, so that a wrong key shows before anybody writes. */
    readonly probe: Effect.Effect<void>
  }
>()("honesthive/core/ports/GuardHealth") {}
