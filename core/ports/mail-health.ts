import { Context, Effect } from "effect"

export type MailState = "works" | "fails" | "off"

export interface MailHealthService {
  /**
   * Problem found by the last mail or check; undefined if there is none. Checks the server if nothing is known, at
   * most once an hour, because servers lock out clients that sign in too often.
   */
  readonly problem: Effect.Effect<string | undefined>
  /** Signs in to the mail server, at most once in ten minutes. Independent of mails: those would show when some were sent. */
  readonly check: Effect.Effect<MailState>
}

export const MailHealth = Context.Reference<MailHealthService>("honesthive/core/ports/MailHealth", {
  defaultValue: () => ({ problem: Effect.undefined, check: Effect.succeed("off") })
})
