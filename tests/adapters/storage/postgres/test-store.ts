import { Effect, Layer } from "effect"
import postgres, { type Sql } from "postgres"
import { onTestFinished } from "vitest"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { type PostgresOptions, postgresStorage } from "#adapters/storage/postgres/index.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"

interface EmptySchema {
  readonly url: string
  /** Kept open for a second: to connect takes as long as to empty the tables. */
  readonly sql: Sql
}

/** Migrated schemas that earlier tests left empty: a migration takes more than a hundred statements. */
const emptySchemas: Array<EmptySchema> = []

/** Without the checks of foreign keys, in any order. `TRUNCATE` makes files anew and takes forty times as long. */
const emptyTables = `DO $$ DECLARE filled text; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR filled IN SELECT quote_ident(tablename) FROM pg_tables
    WHERE schemaname = current_schema() AND tablename NOT IN ('schema_version', 'installation')
  LOOP EXECUTE 'DELETE FROM ' || filled; END LOOP; END $$`

const takeSchema = async (): Promise<EmptySchema> => {
  const known = emptySchemas.pop()
  if (known !== undefined) return known
  const url = await sharedSchema()
  return { url, sql: postgres(url, { max: 1, idle_timeout: 1, fetch_types: false }) }
}

const giveBack = async (schema: EmptySchema) => {
  await schema.sql.unsafe(emptyTables)
  emptySchemas.push(schema)
}

/** The address of an empty place for one test. */
export const testSchemaUrl = Effect.acquireRelease(Effect.promise(takeSchema), (schema) =>
  Effect.promise(() => giveBack(schema))
).pipe(Effect.map(({ url }) => url))

/** The address of an empty place for a test that is no effect. */
export const schemaForThisTest = async (): Promise<string> => {
  const schema = await takeSchema()
  onTestFinished(() => giveBack(schema))
  return schema.url
}

export const testKey = new Uint8Array(keyLengthBytes)

export const sealerWith = (key: Uint8Array, ...older: ReadonlyArray<Uint8Array>) =>
  Layer.provide(aesSealer, configuredKeys(key, ...older))

export const openStore = (options: PostgresOptions) =>
  Layer.provide(Layer.fresh(postgresStorage(options)), sealerWith(testKey))
