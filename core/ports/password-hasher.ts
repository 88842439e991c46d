import { Context, type Effect, Schema } from "effect"

/** Too many passwords are being hashed already. Nothing was done; try again in a moment. */
export class HasherBusy extends Schema.TaggedError<HasherBusy>()("HasherBusy", {}) {
  override get message() {
    return "Too many sign-ins at the moment. Please try again shortly."
  }
}

export class PasswordHasher extends Context.Service<
  PasswordHasher,
  {
    readonly hash: (password: string) => Effect.Effect<string, HasherBusy>
    /** Takes as long when there is no hash to compare with: an unknown email cannot be told from a wrong password. */
    readonly verify: (password: string, hash: string | null) => Effect.Effect<boolean, HasherBusy>
    /** Whether a hash was made at less than today's cost. */
    readonly isOutdated: (hash: string) => boolean
  }
>()("honesthive/core/ports/PasswordHasher") {}
