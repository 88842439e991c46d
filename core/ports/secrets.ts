import { Context, type Effect } from "effect"

/**
 * `uuid` is a random version 4 UUID, which reveals no order or time; `token` has 256 random bits in base64url, for
 * sessions and links; `digest` is the SHA-256 in base64url that is stored in the place of a token.
 */
export class Secrets extends Context.Service<
  Secrets,
  {
    readonly uuid: Effect.Effect<string>
    readonly token: Effect.Effect<string>
    readonly digest: (token: string) => Effect.Effect<string>
  }
>()("honesthive/core/ports/Secrets") {}
