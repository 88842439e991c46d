import { Context, type Effect } from "effect"

/** Randomness and digests from the platform's cryptography. Tests drive it. */
export class Secrets extends Context.Service<
  Secrets,
  {
    /** A random version 4 UUID: ids say nothing of order or time. */
    readonly uuid: Effect.Effect<string>
    /** 256 random bits, base64url: a session's secret. */
    readonly token: Effect.Effect<string>
    /** SHA-256 of a token, base64url: all that is stored of it. */
    readonly digest: (token: string) => Effect.Effect<string>
  }
>()("honesthive/core/ports/Secrets") {}
