import { Effect, Layer } from "effect"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { type PostgresOptions, postgresStorage } from "#adapters/storage/postgres/index.ts"
import { openSql } from "../../../support/postgres.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"

/** Migrated schemas that earlier tests left empty: a migration takes more than a hundred statements. */
const emptySchemas: Array<string> = []

/** Without the checks of foreign keys, in any order. `TRUNCATE` makes files anew and takes forty times as long. */
const emptyTables = `DO $$ DECLARE filled text; BEGIN
  SET LOCAL session_replication_role = replica;
  FOR filled IN SELECT quote_ident(tablename) FROM pg_tables
    WHERE schemaname = current_schema() AND tablename NOT IN ('schema_version', 'installation')
  LOOP EXECUTE 'DELETE FROM ' || filled; END LOOP; END $$`

const empty = async (url: string) => {
  const sql = openSql(url)
  await sql.unsafe(emptyTables)
  await sql.end()
  emptySchemas.push(url)
}

/** The address of an empty place for one test. */
export const testSchemaUrl = Effect.acquireRelease(
  Effect.promise(async () => emptySchemas.pop() ?? sharedSchema()),
  (url) => Effect.promise(() => empty(url))
)

export const testKey = new Uint8Array(keyLengthBytes)

export const sealerWith = (key: Uint8Array, ...older: ReadonlyArray<Uint8Array>) =>
  Layer.provide(aesSealer, configuredKeys(key, ...older))

export const openStore = (options: PostgresOptions) =>
  Layer.provide(Layer.fresh(postgresStorage(options)), sealerWith(testKey))
