import { Context, type Effect } from "effect"

/** Health of the moderation guard, for operators. */
export class GuardHealth extends Context.Service<
  GuardHealth,
  {
    /** The guard's name and its trouble in a few words. Probes the service if nobody asked it yet. */
    readonly state: Effect.Effect<string>
    /** Version of the local guard, which judges every text first. */
    readonly version: string
    /** Sends a fixed text, so that a wrong key shows before anybody writes. */
    readonly probe: Effect.Effect<void>
  }
>()("honesthive/core/ports/GuardHealth") {}
