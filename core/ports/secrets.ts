import { Context, type Effect } from "effect"

export class Secrets extends Context.Service<
  Secrets,
  {
    /** Random version 4 UUID, which reveals no order or time. */
    readonly uuid: Effect.Effect<string>
    /** 256 random bits in base64url, for sessions and links. */
    readonly token: Effect.Effect<string>
    /** SHA-256 of a token in base64url, stored in its place. */
    readonly digest: (token: string) => Effect.Effect<string>
  }
>()("honesthive/core/ports/Secrets") {}
