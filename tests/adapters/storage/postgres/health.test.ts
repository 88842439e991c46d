import { randomUUID } from "node:crypto"
import { Effect, Exit, Layer } from "effect"
import { expect, test } from "vitest"
import { postgresStorage } from "#adapters/storage/postgres/index.ts"
import { StoreHealth } from "#core/ports/store-health.ts"
import { seedBadges } from "#core/use-cases/badges/seed-badges.ts"
import { withSql } from "../../../support/postgres.ts"
import { sharedDatabase, sharedSchema } from "../../../support/shared-postgres.ts"
import { openStore, sealerWith, testKey } from "./test-store.ts"

const state = Effect.gen(function* () {
  const { check, problems } = yield* StoreHealth
  return { isWell: Exit.isSuccess(yield* Effect.exit(check)), problems: yield* problems }
})

const well = { isWell: true, problems: [] }
const readOnly = {
  isWell: false,
  problems: [{ kind: "store", text: expect.stringContaining("in a read-only transaction"), hides: ["key"] }]
}

/** Loses all connections; new ones lead to a server that takes no writes, like after a failover. */
const setReadOnly = (url: string, isReadOnly: boolean) =>
  withSql(new URL("/postgres", url).href, async (sql) => {
    const name = new URL(url).pathname.slice(1)
    await sql.unsafe(`ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly}`)
    await sql`SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE datname = ${name}`
  })

test("a database that takes no writes is unwell until it takes them again", async () => {
  const url = await sharedDatabase()
  const whole = Effect.gen(function* () {
    expect(yield* state).toEqual(well)
    yield* Effect.promise(() => setReadOnly(url, true))
    expect(`${yield* Effect.flip(seedBadges())}`).toContain("StoreUnavailable")
    expect(yield* state).toEqual(readOnly)
    expect(yield* state).toEqual(readOnly)
    yield* Effect.promise(() => setReadOnly(url, false))
    expect(yield* state).toEqual(well)
    yield* seedBadges()
  })
  await Effect.runPromise(Effect.scoped(Effect.provide(whole, openStore({ url }))))
})

test.each([
  ["table", "ALTER TABLE catalogue_badge RENAME TO away", "ALTER TABLE away RENAME TO catalogue_badge"],
  [
    "column",
    "ALTER TABLE catalogue_badge RENAME name TO away",
    "ALTER TABLE catalogue_badge RENAME away TO name"
  ]
])(
  "a database that lacks a %s, as while a dump is put back, is away until it is whole",
  async (_, take, giveBack) => {
    const url = await sharedSchema()
    const change = (statement: string) => Effect.promise(() => withSql(url, (sql) => sql.unsafe(statement)))
    const whole = Effect.gen(function* () {
      yield* seedBadges()
      expect(yield* state).toEqual(well)
      yield* change(take)
      expect(`${yield* Effect.flip(seedBadges())}`).toContain("StoreUnavailable")
      expect((yield* state).isWell).toBe(false)
      yield* change(giveBack)
      expect(yield* state).toEqual(well)
      yield* seedBadges()
    })
    await Effect.runPromise(Effect.scoped(Effect.provide(whole, openStore({ url }))))
  }
)

/** A store that works as a role of its own, which may make tables, but owns no database. */
const asUser = async () => {
  const url = await sharedDatabase()
  const role = `user_${randomUUID().replaceAll("-", "")}`
  const change = (statement: string) => withSql(url, (sql) => sql.unsafe(statement.replaceAll("USER", role)))
  await change(`CREATE ROLE USER; GRANT ALL ON SCHEMA public TO USER`)
  return { url: `${url}?options=-c%20role%3D${role}`, change }
}

test.each(["INSERT", "UPDATE", "DELETE"])("a missing right to %s is found", async (right) => {
  const { url, change } = await asUser()
  const whole = Effect.gen(function* () {
    yield* Effect.promise(() => change(`REVOKE ${right} ON catalogue_badge FROM USER`))
    expect(yield* state).toMatchObject({
      isWell: false,
      problems: [
        { kind: "store", text: expect.stringContaining("permission denied for table catalogue_badge") }
      ]
    })
  })
  await Effect.runPromise(Effect.scoped(Effect.provide(whole, openStore({ url }))))
})

test("a user who may not make the schema of periodic work has a problem, and a server serves", async () => {
  const { url, change } = await asUser()
  const noWork = { kind: "work", text: expect.stringContaining("GRANT CREATE ON DATABASE") }
  const whole = Effect.gen(function* () {
    expect(yield* state).toEqual({ isWell: true, problems: [noWork] })
    yield* Effect.promise(() => change("CREATE SCHEMA graphile_worker"))
    expect(yield* state).toEqual(well)
  })
  await Effect.runPromise(Effect.scoped(Effect.provide(whole, openStore({ url }))))
})

test("a command that only reads finds that out, and leaves nothing", async () => {
  const url = await sharedDatabase()
  const openedOnce = Effect.scoped(Effect.provide(Effect.void, openStore({ url })))
  await Effect.runPromise(openedOnce)
  const tables = () => withSql(url, (sql) => sql.unsafe("SELECT relname FROM pg_class ORDER BY 1"))
  const before = await tables()
  const reading = Layer.provide(Layer.fresh(postgresStorage({ url, isReadOnly: true })), sealerWith(testKey))
  const read = () => Effect.runPromise(Effect.scoped(Effect.provide(state, reading)))
  expect(await read()).toEqual(well)
  await setReadOnly(url, true)
  expect(await read()).toEqual(readOnly)
  expect(await tables()).toEqual(before)
})
