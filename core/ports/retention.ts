import { Context, type Effect } from "effect"
import type { Day } from "../domain/values/day.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export class Retention extends Context.Service<
  Retention,
  {
    /**
     * Removes owners' and admins' sessions last seen or created before these epoch milliseconds, former emails that
     * expired by then, and submission keys, invitations, reports and references to shown notes of earlier days. Returns
     * the number of removed records.
     */
    readonly sweep: (before: {
      readonly sessionSeen: number
      readonly sessionCreated: number
      readonly adminSessionSeen: number
      readonly adminSessionCreated: number
      readonly formerEmails: number
      readonly submissionKeys: Day
      readonly reports: Day
      readonly shownNotes: Day
      readonly withdrawnNotes: Day
      readonly invitations: Day
    }) => Effect.Effect<number, StoreUnavailable>
    /** Erases deleted and replaced data from all files of the store now, instead of later. Safe to interrupt. */
    readonly forget: Effect.Effect<void, StoreUnavailable>
  }
>()("honesthive/core/ports/Retention") {}
