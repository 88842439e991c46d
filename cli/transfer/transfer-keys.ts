import { Effect, Layer, Option, Redacted } from "effect"
import { aesSealer } from "#adapters/sealing/aes-sealer.ts"
import { readKeyFile } from "#adapters/sealing/key-file.ts"
import { configuredKeys } from "#adapters/sealing/keyring.ts"
import type { Configuration } from "../settings/config.ts"

/** Configured keys or the data folder's keys. Never creates one. */
export const existingKeys = (
  dataDir: string,
  encryptionKeys: Configuration["encryptionKeys"]
): ReturnType<typeof readKeyFile> =>
  Option.match(encryptionKeys, {
    onNone: () => readKeyFile(dataDir),
    onSome: (keys) => Effect.succeed(Redacted.value(keys))
  })

export const sealerWith = (keys: Effect.Success<ReturnType<typeof existingKeys>>) =>
  Layer.provide(aesSealer, configuredKeys(...keys))
