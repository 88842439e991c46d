import { Context, Effect, Layer, Schema } from "effect"

export class KeyUnusable extends Schema.TaggedError<KeyUnusable>()("KeyUnusable", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file}: ${this.reason.replace(/\.?$/, ".")} See docs/durability.md.`
  }
}

/** Encryption keys in use: the first one seals, all of them open. There are several only during a key change. */
export class Keyring extends Context.Service<
  Keyring,
  {
    readonly keys: () => readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]
    /** Makes a new key the current one; resumes a change that was interrupted. */
    readonly beginChange: Effect.Effect<void, KeyUnusable>
    /** Keeps only the current key in use and sets the old ones aside. Returns what remains to be done by people. */
    readonly endChange: Effect.Effect<string, KeyUnusable>
    /** Deletes the keys kept for older backups; returns their number. */
    readonly forgetKept: Effect.Effect<number, KeyUnusable>
    /** Checks whether the next start would find the keys in their place; returns a message if not. */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/adapters/sealing/Keyring") {}

const singleKeyRequired = new KeyUnusable({
  file: "ENCRYPTION_KEY",
  reason:
    "name the new key and, after a comma, the old one; restart every server with both; then run this again."
})

const remainingSteps = async (old: ReadonlyArray<Uint8Array>): Promise<string> => {
  // Imported lazily, because browsers use this module, too, and can't load node:crypto.
  const { keyIdOf } = await import("./key-id.ts")
  return [
    `Now take the old key (${old.map(keyIdOf).join(", ")}) out of ENCRYPTION_KEY and restart every server.`,
    "Keep it where you keep keys as long as you keep a backup from before:",
    "it is restored with ENCRYPTION_KEY=NEW,OLD."
  ].join(" ")
}

const keyNotInFile = new KeyUnusable({
  file: "ENCRYPTION_KEY",
  reason: "a key that is given there is kept nowhere else. Forget the old one where you keep it."
})

/** Keys from the configuration; a new key must be put there before the old one. */
export const configuredKeys = (
  ...keys: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]
): Layer.Layer<Keyring> =>
  Layer.succeed(Keyring)({
    keys: () => keys,
    beginChange: keys.length > 1 ? Effect.void : Effect.fail(singleKeyRequired),
    endChange: Effect.promise(() => remainingSteps(keys.slice(1))),
    forgetKept: Effect.fail(keyNotInFile),
    problem: Effect.undefined
  })
