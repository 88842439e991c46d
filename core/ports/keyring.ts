import { Context, type Effect, Schema } from "effect"

export class KeyUnusable extends Schema.TaggedError<KeyUnusable>()("KeyUnusable", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file}: ${this.reason.replace(/\.?$/, ".")} See docs/durability.md.`
  }
}

/** The first one seals, all of them open. */
export type SealingKeys = readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]

export const rotateAgainText = "All keys stay in use: run `honesthive keys rotate` again."

/** Encryption keys in use. There are several only during a key change. */
export class Keyring extends Context.Service<
  Keyring,
  {
    readonly keys: () => SealingKeys
    /** Makes a new key the current one; resumes a change that was interrupted. */
    readonly beginChange: Effect.Effect<void, KeyUnusable>
    /** Keeps only the current key in use and sets the old ones aside. Returns what remains to be done by people. */
    readonly endChange: Effect.Effect<string, KeyUnusable>
    /** Deletes the keys kept for older backups; returns their number. */
    readonly forgetKept: Effect.Effect<number, KeyUnusable>
    /** Checks whether the next start would find the keys in their place; returns a message if not. */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/core/ports/Keyring") {}
