import { Effect, Layer } from "effect"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { type PostgresOptions, postgresStorage } from "#adapters/storage/postgres/storage.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"

/** The address of an empty place for one test. */
export const testSchemaUrl = Effect.promise(sharedSchema)

export const testKey = new Uint8Array(keyLengthBytes)

export const sealerWith = (key: Uint8Array, ...older: ReadonlyArray<Uint8Array>) =>
  Layer.provide(aesSealer, configuredKeys(key, ...older))

export const openStore = (options: PostgresOptions) =>
  Layer.provide(Layer.fresh(postgresStorage(options)), sealerWith(testKey))
