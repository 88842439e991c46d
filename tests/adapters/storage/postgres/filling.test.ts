import { Effect, Layer } from "effect"
import { expect, onTestFinished, test } from "vitest"
import { loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"
import { postgresEmptyStore } from "#adapters/storage/postgres/index.ts"
import { migrate } from "#adapters/storage/postgres/migrate.ts"
import { migrations } from "#adapters/storage/postgres/migrations.ts"
import { EmptyStore } from "#core/ports/empty-store.ts"
import { withSql } from "../../../support/postgres.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"
import { openStore, sealerWith, testKey } from "./test-store.ts"

/** A database of an older version that holds this. */
const olderDatabase = async (statement: string) => {
  const url = await sharedSchema()
  const connection = makeConnection(await loadDriver(), { url, statementTimeoutMillis: 0 })
  onTestFinished(connection.close)
  await migrate(connection, migrations.slice(0, 1))
  await connection.run(statement)
  return url
}

const untilKnownAsServer = (url: string) =>
  Effect.promise(() =>
    withSql(url, (sql) =>
      expect
        .poll(
          () =>
            sql`SELECT FROM pg_stat_activity WHERE application_name LIKE
            format('honesthive %s key %%', current_schema()::regnamespace::oid)`
        )
        .toHaveLength(1)
    )
  )

const fillIt = <E = never, R = never>(url: string, meanwhile: Effect.Effect<unknown, E, R> = Effect.void) => {
  const target = Layer.provide(Layer.fresh(postgresEmptyStore({ url })), sealerWith(testKey))
  return Effect.provide(
    EmptyStore.use((store) => store.fill(() => meanwhile)),
    target
  )
}

const fill = (url: string) => Effect.runPromiseExit(fillIt(url))

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

/** Until the scope ends. */
const startServer = (url: string) => Effect.andThen(Layer.build(openStore({ url })), untilKnownAsServer(url))

test("a database on which a server runs is not filled, nor one on which a server starts meanwhile", async () => {
  const url = await sharedSchema()
  const inUse = "The database is in use: a server runs on it"
  const beside = Effect.andThen(startServer(url), fillIt(url))
  expect(`${await Effect.runPromiseExit(Effect.scoped(beside))}`).toContain(inUse)
  expect(`${await Effect.runPromiseExit(Effect.scoped(fillIt(url, startServer(url))))}`).toContain(inUse)
  expect(await fill(url)).toMatchObject({ _tag: "Success" })
})

test("an older database of which only the first start was made is migrated and filled", async () => {
  const url = await olderDatabase(adminsOf("first"))
  expect(await fill(url)).toMatchObject({ _tag: "Success" })
  expect(await versionOf(url)).toEqual({ version: migrations.length })
  expect(await withSql(url, (sql) => sql.unsafe("SELECT FROM admin"))).toHaveLength(0)
})
