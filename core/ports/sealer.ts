import { Context, type Effect, Schema } from "effect"
import type { Sealed, SealedPlace } from "../domain/values/sealed.ts"

/** The text was altered, moved, or sealed with another key. */
export class SealBroken extends Schema.TaggedError<SealBroken>()("SealBroken", { cause: Schema.Defect() }) {}

/** Keeps texts unreadable at rest: AES-256-GCM, bound to owner, item and field. */
export class Sealer extends Context.Service<
  Sealer,
  {
    readonly seal: (text: string, place: SealedPlace) => Effect.Effect<Sealed>
    /** Sealed with the key that seals now, not with one that is being replaced. */
    readonly isCurrent: (sealed: Sealed) => boolean
    readonly open: (sealed: Sealed, place: SealedPlace) => Effect.Effect<string, SealBroken>
    /** Keyed fingerprint (HMAC): compares values without keeping them. Different purposes never match. */
    readonly fingerprint: (purpose: string, value: string) => Effect.Effect<string>
  }
>()("honesthive/core/ports/Sealer") {}
