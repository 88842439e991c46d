import { Effect, Exit } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import { type Connection, loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"
import { migrate } from "#adapters/storage/postgres/migrate.ts"
import { type Migration, migrations } from "#adapters/storage/postgres/migrations.ts"
import { ConnectionLost } from "#adapters/storage/postgres/store-errors.ts"
import { openSql } from "../../../support/postgres.ts"
import { sharedPostgres, sharedSchema } from "../../../support/shared-postgres.ts"
import { openStore } from "./test-store.ts"

const schemaUrl = sharedSchema

const connect = async (url: string): Promise<Connection> => {
  const connection = makeConnection(await loadDriver(), { url, statementTimeoutMillis: 0 })
  onTestFinished(connection.close)
  return connection
}

const versionsIn = async (url: string) => {
  const { run } = await connect(url)
  const rows = await run<{ version: number }>("SELECT version FROM schema_version ORDER BY version")
  return rows.map(({ version }) => version)
}

const second: Migration = {
  name: "a second",
  sql: "CREATE TABLE later (id integer); INSERT INTO later VALUES (1)"
}
const third: Migration = { name: "a third", sql: "CREATE TABLE latest (id integer)" }

const opening = (url: string) =>
  Effect.runPromiseExit(Effect.scoped(Effect.provide(Effect.void, openStore({ url }))))

describe("migrations", () => {
  test("bring an empty database, and one of the first version, to today's", async () => {
    const url = await schemaUrl()
    await migrate(await connect(url), migrations.slice(0, 1))
    expect(await versionsIn(url)).toEqual([1])
    await migrate(await connect(url))
    expect(await versionsIn(url)).toEqual(migrations.map((_, index) => index + 1))
    expect(Exit.isSuccess(await opening(url))).toBe(true)
  })

  /** The tables as they were before the named step, with ada's account; `finish` takes the steps that are missing. */
  const migratedBefore = async (name: string) => {
    const connection = await connect(await schemaUrl())
    await migrate(
      connection,
      migrations.slice(
        0,
        migrations.findIndex((step) => step.name === name)
      )
    )
    await connection.run(`INSERT INTO account (owner, email, show_badges_on_landing, created_at, updated_at)
      VALUES ('ada', 'ada@example.org', true, '2026-11-20', '2026-11-20')`)
    return { run: connection.run, finish: () => migrate(connection) }
  }

  test("forget the hour at which a session was used last", async () => {
    const { run, finish } = await migratedBefore("devices")
    await run(
      "INSERT INTO session (id, owner, created_at, last_seen_at) VALUES ('s', 'ada', 90000000, 180000000)"
    )
    await finish()
    expect(await run("SELECT device, created_at, last_seen_at FROM session")).toEqual([
      { device: null, created_at: 90_000_000, last_seen_at: 172_800_000 }
    ])
  })

  test("drop overviews, which are made anew as insights", async () => {
    const { run, finish } = await migratedBefore("insights")
    await run("INSERT INTO overview VALUES ('ada', 'fingerprint', 'local', 'sealed')")
    await finish()
    expect(await run("SELECT to_regclass('overview') AS overview")).toEqual([{ overview: null }])
    expect(await run("SELECT owner FROM insight")).toEqual([])
  })

  test("take the steps that are missing, once, whoever begins them together", async () => {
    const url = await schemaUrl()
    await migrate(await connect(url))
    const steps = [...migrations, second, third]
    const replicas = await Promise.all(Array.from({ length: 4 }, () => connect(url)))
    await Promise.all(replicas.map((replica) => migrate(replica, steps)))
    expect(await versionsIn(url)).toEqual(steps.map((_, index) => index + 1))
    expect(await (await connect(url)).run("SELECT id FROM later")).toHaveLength(1)
  })

  test("leave nothing of a step that failed, keep those before it, and go on from there", async () => {
    const url = await schemaUrl()
    const broken = { name: "broken", sql: "CREATE TABLE half (id integer); SELECT 1 / 0" }
    await expect(migrate(await connect(url), [...migrations, second, broken])).rejects.toThrow(
      "division by zero"
    )
    const done = migrations.length + 1
    expect(await versionsIn(url)).toHaveLength(done)
    const { run } = await connect(url)
    expect(await run("SELECT to_regclass('half') AS half")).toEqual([{ half: null }])
    await migrate(await connect(url), [...migrations, second, third])
    expect(await versionsIn(url)).toHaveLength(done + 1)
  })

  test("go on after the process died in the middle of a step", async () => {
    const url = await schemaUrl()
    await migrate(await connect(url))
    const dying = await connect(url)
    const slow = { name: "slow", sql: "CREATE TABLE slow (id integer); SELECT pg_sleep(30)" }
    const interrupted = migrate(dying, [...migrations, slow])
    setTimeout(() => dying.cut(new ConnectionLost({ isSilent: false, cause: "killed" })), 300)
    await expect(interrupted).rejects.toThrow()
    const sql = openSql(url)
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)' AND pid <> pg_backend_pid()`
    await sql.end()
    await migrate(await connect(url), [...migrations, second])
    expect(await versionsIn(url)).toHaveLength(migrations.length + 1)
  })

  test("refuse tables of a newer version with one line, and change nothing", async () => {
    const url = await schemaUrl()
    await migrate(await connect(url), [...migrations, second])
    const exit = await opening(url)
    expect(`${exit}`).toContain(
      `DATABASE_URL: the database has schema version ${migrations.length + 1}, but this version of HonestHive supports only up to ${migrations.length}. Start the newer version. Nothing was changed.`
    )
    expect(await versionsIn(url)).toHaveLength(migrations.length + 1)
  })
})

describe("a database that cannot be used", () => {
  test.each([
    ["postgres://postgres:password@127.0.0.1:1/postgres", "nothing is listening at this address."],
    ["postgres://postgres:password@no-such-host.invalid/postgres", "the host is unknown."]
  ])("%s stops the start with one line", async (url, line) => {
    const exit = await opening(url)
    expect(`${exit}`).toContain(`DATABASE_URL: ${line}`)
    expect(`${exit}`).not.toContain("password@")
  })

  test.each([
    ["/no_such_database", "the database does not exist."],
    ["", "the user name or the password is wrong."]
  ])("%j stops the start with one line", async (path, line) => {
    const url = new URL(await sharedPostgres())
    if (path === "") url.password = "wrong"
    else url.pathname = path
    expect(`${await opening(url.href)}`).toContain(`DATABASE_URL: ${line}`)
  })
})
