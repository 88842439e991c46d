import { Effect, Layer } from "effect"
import { inject } from "vitest"
import { aesSealer, keyLength } from "#adapters/sealing/aes-sealer.ts"
import { givenKeys } from "#adapters/sealing/keyring.ts"
import { type PostgresOptions, postgresStorage } from "#adapters/storage/postgres/storage.ts"
import { createDatabase } from "../../../support/postgres.ts"

/** A database for one test. */
export const testDatabase = Effect.map(
  Effect.acquireRelease(
    Effect.promise(() => createDatabase(inject("postgresUrl"))),
    ({ drop }) => Effect.promise(drop)
  ),
  ({ url }) => url
)

export const testKey = new Uint8Array(keyLength)

export const sealerWith = (key: Uint8Array, ...older: ReadonlyArray<Uint8Array>) =>
  Layer.provide(aesSealer, givenKeys(key, ...older))

export const openStore = (options: PostgresOptions) =>
  Layer.provide(Layer.fresh(postgresStorage(options)), sealerWith(testKey))
