import { Effect, Layer } from "effect"
import { Keyring, KeyUnusable, type SealingKeys } from "#core/ports/keyring.ts"
import { keyIdOf } from "./key-id.ts"

const twoKeysRequired = new KeyUnusable({
  file: "ENCRYPTION_KEY",
  reason: "set ENCRYPTION_KEY=NEW,OLD, restart every server with both keys, and run this again."
})

const remainingSteps = (old: ReadonlyArray<Uint8Array>): string =>
  [
    "Check that every server was restarted with the new key first. Then remove the old key",
    `(${old.map(keyIdOf).join(", ")}) from ENCRYPTION_KEY and restart every server.`,
    "Keep it as long as you keep backups sealed with it:",
    "they are restored with ENCRYPTION_KEY=NEW,OLD."
  ].join(" ")

const keyNotInFile = new KeyUnusable({
  file: "ENCRYPTION_KEY",
  reason: "this key is stored nowhere else. Remove the old one where you keep it."
})

/** Keys from the configuration; a new key must be put there before the old one. */
export const configuredKeys = (...keys: SealingKeys): Layer.Layer<Keyring> =>
  Layer.succeed(Keyring)({
    keys: () => keys,
    beginChange: new Set(keys.map(keyIdOf)).size > 1 ? Effect.void : Effect.fail(twoKeysRequired),
    endChange: Effect.sync(() => remainingSteps(keys.slice(1))),
    forgetKept: Effect.fail(keyNotInFile),
    problem: Effect.undefined
  })
