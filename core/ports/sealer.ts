import { Context, type Effect, Schema } from "effect"
import type { AssociatedData, Sealed } from "../domain/values/sealed.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** The text was altered, has other associated data, or was sealed with another key. */
export class SealBroken extends Schema.TaggedError<SealBroken>()("SealBroken", { cause: Schema.Defect() }) {}

/** Encrypts texts at rest: AES-256-GCM with owner, item and field as associated data. */
export class Sealer extends Context.Service<
  Sealer,
  {
    /** Fails if the key's check value must be stored first and can't be. */
    readonly seal: (text: string, associatedData: AssociatedData) => Effect.Effect<Sealed, StoreUnavailable>
    /** Whether the current key sealed it, not one that is being replaced. */
    readonly isCurrent: (sealed: Sealed) => boolean
    /** Whether a key in use sealed it. Needs only the first `sealedHeadLength` characters. */
    readonly hasKeyOf: (sealed: Sealed) => boolean
    readonly open: (sealed: Sealed, associatedData: AssociatedData) => Effect.Effect<string, SealBroken>
    /** Keyed fingerprint (HMAC): compares values without storing them. Different purposes never match. */
    readonly fingerprint: (purpose: string, value: string) => Effect.Effect<string>
  }
>()("honesthive/core/ports/Sealer") {}
