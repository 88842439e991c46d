import { Effect, Exit } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import { type Connection, loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"
import { migrate } from "#adapters/storage/postgres/migrate.ts"
import { type Migration, migrations } from "#adapters/storage/postgres/migrations.ts"
import { ConnectionLost } from "#adapters/storage/postgres/store-errors.ts"
import { withSql } from "../../../support/postgres.ts"
import { sharedPostgres, sharedSchema } from "../../../support/shared-postgres.ts"
import { openStore } from "./test-store.ts"

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
    const url = await sharedSchema()
    await migrate(await connect(url), migrations.slice(0, 1))
    expect(await versionsIn(url)).toEqual([1])
    await migrate(await connect(url))
    expect(await versionsIn(url)).toEqual(migrations.map((_, index) => index + 1))
    expect(Exit.isSuccess(await opening(url))).toBe(true)
  })

  test("begin in no database whose encoding can't hold every name", async () => {
    const server = await sharedPostgres()
    const name = `latin_${process.pid}`
    const latin = `CREATE DATABASE ${name} ENCODING LATIN1 TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'`
    await withSql(server, (sql) => sql.unsafe(latin))
    const url = new URL(`/${name}`, server).href
    expect(`${await opening(url)}`).toContain(
      "the database has the encoding LATIN1, which can't hold every name."
    )
    await withSql(url, async (sql) => {
      expect(await sql.unsafe("SELECT FROM pg_tables WHERE schemaname = 'public'")).toHaveLength(0)
    })
  })

  test("take the steps that are missing, once, whoever begins them together", async () => {
    const url = await sharedSchema()
    await migrate(await connect(url))
    const steps = [...migrations, second, third]
    const replicas = await Promise.all(Array.from({ length: 4 }, () => connect(url)))
    await Promise.all(replicas.map((replica) => migrate(replica, steps)))
    expect(await versionsIn(url)).toEqual(steps.map((_, index) => index + 1))
    expect(await (await connect(url)).run("SELECT id FROM later")).toHaveLength(1)
  })

  test("leave nothing of a step that failed, keep those before it, and go on from there", async () => {
    const url = await sharedSchema()
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
    const url = await sharedSchema()
    await migrate(await connect(url))
    const dying = await connect(url)
    const slow = { name: "slow", sql: "CREATE TABLE slow (id integer); SELECT pg_sleep(30)" }
    const interrupted = migrate(dying, [...migrations, slow])
    setTimeout(() => dying.cut(new ConnectionLost({ isSilent: false, cause: "killed" })), 300)
    await expect(interrupted).rejects.toThrow()
    const ending = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)' AND pid <> pg_backend_pid()`
    await withSql(url, (sql) => sql.unsafe(ending))
    await migrate(await connect(url), [...migrations, second])
    expect(await versionsIn(url)).toHaveLength(migrations.length + 1)
  })

  test("refuse tables of a newer version with one line, and change nothing", async () => {
    const url = await sharedSchema()
    await migrate(await connect(url), [...migrations, second])
    const exit = await opening(url)
    expect(`${exit}`).toContain(
      `DATABASE_URL: the database has schema version ${migrations.length + 1}, but this version of HonestHive supports only up to ${migrations.length}. Start the newer version. Nothing was changed.`
    )
    expect(await versionsIn(url)).toHaveLength(migrations.length + 1)
  })
})

interface ConstraintColumn {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly fallback: string | null
}

/** Tables about a visitor's acts, and about all that follows from them. */
const ofVisitors = ["feedback", "points", "stats", "badge", "verdict", "submission_key"]

test("no table keeps when feedback came, or in which order, finer than a day", async () => {
  const connection = await connect(await sharedSchema())
  await migrate(connection)
  const columns = await connection.run<ConstraintColumn>(
    `SELECT table_name AS "table", column_name AS "column", data_type AS type, column_default AS fallback
    FROM information_schema.columns WHERE table_schema = current_schema()`
  )
  const found = columns.filter(({ table }) => ofVisitors.includes(table))
  expect(new Set(found.map(({ table }) => table)).size).toBe(ofVisitors.length)
  expect(found.filter(({ type }) => /time|interval/.test(type))).toEqual([])
  expect(found.filter(({ fallback }) => fallback !== null && fallback !== "false")).toEqual([])
  const whole = found.filter(({ type }) => type === "bigint").map(({ table, column }) => `${table}.${column}`)
  expect(whole.sort()).toEqual(["feedback.lease_until", "stats.total_points"])
  const sequences = "SELECT FROM information_schema.sequences WHERE sequence_schema = current_schema()"
  expect(await connection.run(sequences)).toHaveLength(0)
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
    ["?sslmode=require", "it offers no TLS, which sslmode asks for."],
    ["", "the user name or the password is wrong."]
  ])("%j stops the start with one line", async (path, line) => {
    const url = new URL(await sharedPostgres())
    if (path === "") url.password = "wrong"
    else if (path.startsWith("?")) url.search = path
    else url.pathname = path
    expect(`${await opening(url.href)}`).toContain(`DATABASE_URL: ${line}`)
  })
})
