import { inspect } from "node:util"
import { Effect, Exit, Result } from "effect"
import type { Sql } from "postgres"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { loadDriver } from "#adapters/storage/postgres/connection.ts"
import { type Database, makeDatabase } from "#adapters/storage/postgres/database.ts"
import { ownConnection } from "#adapters/storage/postgres/own-connection.ts"
import type { RunQuery } from "#adapters/storage/postgres/transaction.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { openSql } from "../../../support/postgres.ts"
import { sharedDatabase } from "../../../support/shared-postgres.ts"

let url: string
let sql: Sql
let database: Database

// A database of its own: connections are ended here, and other files share the server meanwhile.
beforeAll(async () => {
  url = await sharedDatabase()
  sql = openSql(url)
  await sql`CREATE TABLE counter (id integer PRIMARY KEY, value integer NOT NULL)`
  const { pathname } = new URL(url)
  await sql.unsafe(
    `ALTER DATABASE ${pathname.slice(1)} SET default_transaction_isolation = 'repeatable read'`
  )
  const driver = await loadDriver()
  database = makeDatabase(driver, { url })
})

afterAll(async () => {
  await Effect.runPromise(database.close)
  await sql.end()
})

let attempts = 0
const [ada, bob] = [OwnerId("ada"), OwnerId("bob")]

beforeEach(async () => {
  attempts = 0
  await sql`TRUNCATE counter`
  await sql`INSERT INTO counter VALUES (1, 0), (2, 0)`
})

const add = "UPDATE counter SET value = value + 1 WHERE id = $1"
const values = async () => (await sql`SELECT value FROM counter ORDER BY id`).map(({ value }) => value)

/** Adds one to a counter, after `before` was done in the same transaction. */
const adding = (
  id: number,
  before: (run: RunQuery) => Promise<unknown> = async () => undefined,
  owner = ada
) =>
  Effect.runPromiseExit(
    database.lockOwner(
      owner,
      database.transaction({
        decide: async (run) => {
          attempts += 1
          await before(run)
          return Result.succeed({ answer: id, writes: (last) => [last(add, [id])] })
        }
      })
    )
  )

const pidOf = async (run: RunQuery) =>
  (await run<{ pid: number }>("SELECT pg_backend_pid() AS pid"))[0]?.pid ?? 0
/** Ends a backend, and lets its client take notice. */
const kill = async (pid: number) => {
  await sql`SELECT pg_terminate_backend(${pid}, 1000)`
  await new Promise((resolve) => setTimeout(resolve, 100))
}
const unavailable = (exit: Exit.Exit<unknown, unknown>) => `${exit}`.includes("StoreUnavailable")

const waitingForLock = () =>
  sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

describe("a transaction", () => {
  test("that waited for a lock sees what was committed meanwhile, whatever the database's default is", async () => {
    const seen: Array<number> = []
    const lockAndRead = async (run: RunQuery) => {
      await run("SELECT FROM counter WHERE id = 1 FOR UPDATE")
      if (seen.length === 0) await expect.poll(waitingForLock).toHaveLength(1)
      const [other] = await run<{ value: number }>("SELECT value FROM counter WHERE id = 2")
      seen.push(other?.value ?? Number.NaN)
    }
    await Promise.all([adding(2, lockAndRead), adding(2, lockAndRead, bob)])
    expect(seen).toEqual([0, 1])
  })

  test("that two lock against each other is done again, and each once", async () => {
    const met = Promise.withResolvers<void>()
    let locked = 0
    const lock = (id: number) => async (run: RunQuery) => {
      await run(add, [id])
      locked += 1
      if (locked === 2) met.resolve()
      await met.promise
    }
    const exits = await Promise.all([adding(2, lock(1)), adding(1, lock(2), bob)])
    expect(exits.every(Exit.isSuccess)).toBe(true)
    // The one that gave way may lock its row again before the other wakes, and meet it once more.
    expect(attempts).toBeGreaterThanOrEqual(3)
    expect(await values()).toEqual([2, 2])
  })

  test("that meets another one again and again is given up after three more tries", async () => {
    const conflict = (run: RunQuery) => run("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$")
    expect(unavailable(await adding(1, conflict))).toBe(true)
    expect(attempts).toBe(4)
    expect(await values()).toEqual([0, 0])
  })

  test("whose connection is lost before its end is done again on another, once", async () => {
    const exit = await adding(1, async (run) => {
      if (attempts === 1) await kill(await pidOf(run))
    })
    expect(Exit.isSuccess(exit)).toBe(true)
    expect(attempts).toBe(2)
    expect(await values()).toEqual([1, 0])
  })

  test("that loses one connection after the other is given up", async () => {
    const exit = await adding(1, async (run) => {
      await kill(await pidOf(run))
    })
    expect(unavailable(exit)).toBe(true)
    expect(attempts).toBe(2)
    expect(await values()).toEqual([0, 0])
  })

  test("that is lost while it commits is not done again: nobody knows what became of it", async () => {
    let pid = 0
    const exit = Effect.runPromiseExit(
      database.transaction({
        decide: async (run) => {
          attempts += 1
          pid = await pidOf(run)
          return Result.succeed({
            answer: 1,
            writes: (last) => [last(add, [1]), last("SELECT pg_sleep($1)", [2])]
          })
        }
      })
    )
    const isSleeping = async () =>
      (await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid} AND wait_event = 'PgSleep'`).length > 0
    await expect.poll(isSleeping).toBe(true)
    await kill(pid)
    expect(unavailable(await exit)).toBe(true)
    expect(attempts).toBe(1)
  })

  test("that takes longer than three seconds ends as unavailable", async () => {
    const began = performance.now()
    expect(unavailable(await adding(1, (run) => run("SELECT pg_sleep(20)")))).toBe(true)
    expect(performance.now() - began).toBeLessThan(6_000)
    expect(await values()).toEqual([0, 0])
  })
})

test("the transactions of one owner use one connection, and nobody waits for it for ever", async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const first = adding(1, () => held)
  const others = await Promise.all(Array.from({ length: 20 }, () => adding(1)))
  expect(others.every(unavailable)).toBe(true)
  expect(Exit.isSuccess(await adding(2, undefined, bob))).toBe(true)
  letGo()
  expect(Exit.isSuccess(await first)).toBe(true)
  expect(await values()).toEqual([1, 1])
})

test("a connection whose server takes no writes any more is not used again", async () => {
  let pid = 0
  const exit = await adding(1, async (run) => {
    if (attempts > 1) return
    pid = await pidOf(run)
    await run("SET TRANSACTION READ ONLY")
  })
  expect(Exit.isSuccess(exit)).toBe(true)
  expect([attempts, await values()]).toEqual([2, [1, 0]])
  const isOpen = async () => (await sql`SELECT FROM pg_stat_activity WHERE pid = ${pid}`).length > 0
  await expect.poll(isOpen).toBe(false)
})

test("a statement of its own finds another connection when all are gone", async () => {
  const ask = database.query<{ one: number }>("SELECT 1 AS one")
  await Effect.runPromise(
    Effect.all(
      Array.from({ length: 20 }, () => ask),
      { concurrency: "unbounded" }
    ).pipe(Effect.retry({ times: 5 }))
  )
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'honesthive' AND datname = current_database()`
  expect(await Effect.runPromise(ask)).toEqual([{ one: 1 }])
})

test("a connection of its own waits as long as its work takes, whatever the database's default is", async () => {
  const database = (await sql`SELECT current_database() AS name`)[0]?.name
  for (const name of ["statement_timeout", "idle_in_transaction_session_timeout"]) {
    await sql.unsafe(`ALTER DATABASE ${database} SET ${name} = '100ms'`)
  }
  const slowly = ownConnection(await loadDriver(), url).pipe(
    Effect.flatMap(({ run }) =>
      Effect.promise(async () => {
        await run("BEGIN")
        await run("SELECT pg_sleep(0.3)")
        await new Promise((resolve) => setTimeout(resolve, 300))
        return run("SELECT 1 AS done")
      })
    )
  )
  expect(await Effect.runPromise(Effect.scoped(slowly))).toEqual([{ done: 1 }])
})

test("never more than ten connections are open, and free ones are used again", async () => {
  const ask = database.query<{ pid: number }>("SELECT pg_backend_pid() AS pid, pg_sleep($1)::text", [0.02])
  const asked = Effect.all(
    Array.from({ length: 60 }, () => ask),
    { concurrency: "unbounded" }
  )
  const rows = await Effect.runPromise(asked)
  expect(new Set(rows.flat().map(({ pid }) => pid)).size).toBeLessThanOrEqual(10)
})

test("who waits two seconds for a connection is refused, and so is whoever comes when a thousand wait", async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const owners = Array.from({ length: 10 }, (_, index) => OwnerId(`owner ${index}`))
  const holding = owners.map((owner) => adding(1, () => held, owner))
  await expect.poll(() => attempts).toBe(10)
  const waiting = Array.from({ length: 990 }, () => Effect.runPromiseExit(database.query("SELECT 1")))
  const began = performance.now()
  expect(unavailable(await Effect.runPromiseExit(database.query("SELECT 1")))).toBe(true)
  expect(performance.now() - began).toBeLessThan(1_000)
  expect((await Promise.all(waiting)).every(unavailable)).toBe(true)
  expect(performance.now() - began).toBeGreaterThan(1_500)
  letGo()
  expect((await Promise.all(holding)).every(Exit.isSuccess)).toBe(true)
  expect(Exit.isSuccess(await adding(2))).toBe(true)
})

test("where nothing listens, everything is refused at once, every time", async () => {
  const absent = makeDatabase(await loadDriver(), { url: "postgres://user:password@127.0.0.1:1/hive" })
  const change = absent.transaction({
    decide: async (run) => Result.succeed({ answer: await run("SELECT 1", []), writes: () => [] })
  })
  const began = performance.now()
  for (const work of [change, absent.query("SELECT 1"), change, absent.query("SELECT 1")]) {
    const exit = await Effect.runPromiseExit<unknown, unknown>(work)
    expect(unavailable(exit)).toBe(true)
    expect(inspect(exit, { depth: 9 })).toContain("ECONNREFUSED")
  }
  expect(performance.now() - began).toBeLessThan(3_000)
  await Effect.runPromise(absent.close)
})
