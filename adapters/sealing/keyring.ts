import { Context, Effect, Layer, Schema } from "effect"

/** The key file is there but holds no key, or cannot be read or made; or keys cannot be changed as they are given. */
export class KeyUnusable extends Schema.TaggedError<KeyUnusable>()("KeyUnusable", {
  file: Schema.String,
  reason: Schema.String
}) {
  override get message() {
    return `${this.file}: ${this.reason.replace(/\.?$/, ".")} See docs/durability.md.`
  }
}

/** The encryption keys in use: the first seals, all open. More than one only while keys are being changed. */
export class Keyring extends Context.Service<
  Keyring,
  {
    readonly keys: () => readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]
    /** From now on a new key seals. Goes on with a change that was begun before. */
    readonly beginChange: Effect.Effect<void, KeyUnusable>
    /** Opens with the one that seals alone from now on, and keeps the other aside. What is left for people to do. */
    readonly endChange: Effect.Effect<string, KeyUnusable>
    /** Forgets the keys that earlier changes left aside for backups from before. How many there were. */
    readonly forgetKept: Effect.Effect<number, KeyUnusable>
    /** Looks now whether the next start would find the keys where they are kept, and says what is wrong otherwise. */
    readonly problem: Effect.Effect<string | undefined>
  }
>()("honesthive/adapters/sealing/Keyring") {}

const oneKey = new KeyUnusable({
  file: "ENCRYPTION_KEY",
  reason:
    "name the new key and, after a comma, the old one; restart every server with both; then run this again."
})

const leftToDo = async (old: ReadonlyArray<Uint8Array>): Promise<string> => {
  // Only when it is needed: a browser, which has a keyring too, cannot load it.
  const { keyIdOf } = await import("./key-id.ts")
  return [
    `Now take the old key (${old.map(keyIdOf).join(", ")}) out of ENCRYPTION_KEY and restart every server.`,
    "Keep it where you keep keys as long as you keep a backup from before:",
    "it is restored with ENCRYPTION_KEY=NEW,OLD."
  ].join(" ")
}

const notKeptHere = new KeyUnusable({
  file: "ENCRYPTION_KEY",
  reason: "a key that is given there is kept nowhere else. Forget the old one where you keep it."
})

/** Keys that the configuration gives: a new one is given there as well, before the old one. */
export const givenKeys = (
  ...keys: readonly [Uint8Array, ...ReadonlyArray<Uint8Array>]
): Layer.Layer<Keyring> =>
  Layer.succeed(Keyring)({
    keys: () => keys,
    beginChange: keys.length > 1 ? Effect.void : Effect.fail(oneKey),
    endChange: Effect.promise(() => leftToDo(keys.slice(1))),
    forgetKept: Effect.fail(notKeptHere),
    problem: Effect.undefined
  })
