import { Effect, Layer } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"
import { postgresEmptyStore } from "#adapters/storage/postgres/index.ts"
import { migrate } from "#adapters/storage/postgres/migrate.ts"
import { migrations } from "#adapters/storage/postgres/migrations.ts"
import { EmptyStore } from "#core/ports/empty-store.ts"
import { withSql } from "../../../support/postgres.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"
import { sealerWith, testKey } from "./test-store.ts"

/** A database of an older version that holds this. */
const olderDatabase = async (statement: string) => {
  const url = await sharedSchema()
  const connection = makeConnection(await loadDriver(), { url, statementTimeoutMillis: 0 })
  onTestFinished(connection.close)
  await migrate(connection, migrations.slice(0, 1))
  await connection.run(statement)
  return url
}

const fill = (url: string) => {
  const target = Layer.provide(Layer.fresh(postgresEmptyStore({ url })), sealerWith(testKey))
  const filling = EmptyStore.use((store) => store.fill(() => Effect.void))
  return Effect.runPromiseExit(Effect.provide(filling, target))
}

const versionOf = (url: string) =>
  withSql(url, async (sql) => (await sql.unsafe("SELECT max(version) AS version FROM schema_version"))[0])

const account = `INSERT INTO account (owner, email, show_badges_on_landing, created_at, updated_at)
  VALUES ('asha', 'asha', true, now(), now())`
const adminsOf = (...names: ReadonlyArray<string>) =>
  `INSERT INTO admin (id, username, password_hash, created_at)
    VALUES ${names.map((name) => `('${name}', '${name}', '', now())`)}`

test.each([
  ["an account", account, "accounts (1)"],
  ["two admins", adminsOf("first", "second"), "admins (2)"]
])("an older database that holds %s is refused and keeps its schema", async (_, statement, found) => {
  const url = await olderDatabase(statement)
  expect(`${await fill(url)}`).toContain(`The database is not empty: it holds ${found}.`)
  expect(await versionOf(url)).toEqual({ version: 1 })
})

test("an older database of which only the first start was made is migrated and filled", async () => {
  const url = await olderDatabase(adminsOf("first"))
  expect(await fill(url)).toMatchObject({ _tag: "Success" })
  expect(await versionOf(url)).toEqual({ version: migrations.length })
  expect(await withSql(url, (sql) => sql.unsafe("SELECT FROM admin"))).toHaveLength(0)
})
