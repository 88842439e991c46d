import { Context, type Effect, Schema } from "effect"

export class HasherBusy extends Schema.TaggedError<HasherBusy>()("HasherBusy", {}) {
  override get message() {
    return "Too many sign-ins at the moment. Please try again shortly."
  }
}

export class PasswordHasher extends Context.Service<
  PasswordHasher,
  {
    readonly hash: (password: string) => Effect.Effect<string, HasherBusy>
    /** Takes the same time without a hash, so that an unknown email can't be told from a wrong password. */
    readonly verify: (password: string, hash: string | null) => Effect.Effect<boolean, HasherBusy>
    readonly isOutdated: (hash: string) => boolean
  }
>()("honesthive/core/ports/PasswordHasher") {}
