import { Context, type Effect } from "effect"
import type { Day } from "../domain/values/day.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Removes what has had its time. */
export class Retention extends Context.Service<
  Retention,
  {
    /** Removes sessions, owners' and admins', last seen or created before the given epoch milliseconds, what is known of
     * former emails until then, and submission keys of days before the given one. Returns how many records went. */
    readonly sweep: (before: {
      readonly sessionSeen: number
      readonly sessionCreated: number
      readonly adminSessionSeen: number
      readonly adminSessionCreated: number
      readonly formerEmails: number
      readonly submissionKeys: Day
    }) => Effect.Effect<number, StoreUnavailable>
    /** What was deleted or replaced before leaves all files of this store, now and not in a while. Safe to be cut off. */
    readonly forget: Effect.Effect<void, StoreUnavailable>
  }
>()("honesthive/core/ports/Retention") {}
