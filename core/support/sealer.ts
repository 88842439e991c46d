import { Brand, Context, type Effect, Schema } from "effect"

/** A text encrypted for one place; means nothing elsewhere. */
export type Sealed = string & Brand.Brand<"Sealed">
export const Sealed = Brand.nominal<Sealed>()

/** What a sealed text is bound to: moved to another owner, item or field, it does not open. */
export interface SealedPlace {
  readonly owner: string
  readonly item: string
  readonly field: "content" | "summary"
}

/** The text was altered, moved, or sealed with another key. */
export class SealBroken extends Schema.TaggedError<SealBroken>()("SealBroken", { cause: Schema.Defect() }) {}

/** Keeps texts unreadable at rest: AES-256-GCM, bound to owner, item and field (design section 4). */
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
>()("honesthive/core/support/Sealer") {}
