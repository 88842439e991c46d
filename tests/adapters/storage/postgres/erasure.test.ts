import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { Effect, Fiber, Layer, Option } from "effect"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { webSecrets } from "#adapters/sealing/web/web-secrets.ts"
import { loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"
import { migrate } from "#adapters/storage/postgres/migrate.ts"
import { migrations } from "#adapters/storage/postgres/migrations.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { noQuestions } from "#core/domain/questions/owner-questions.ts"
import { noSyndication } from "#core/domain/syndication/syndication.ts"
import { Directory } from "#core/ports/directory.ts"
import { Retention } from "#core/ports/retention.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { deleteAccount } from "#core/use-cases/accounts/delete-account.ts"
import { putRecords, readHive, removeRecords } from "../../../contracts/storage-adapter.ts"
import { memoryImages } from "../../../support/memory/memory-images.ts"
import { openSql, withSql } from "../../../support/postgres.ts"
import { sharedDatabase, sharedPostgres } from "../../../support/shared-postgres.ts"
import { makeAccount } from "../../../support/storage-records.ts"
import { openStore, sealerWith, testKey } from "./test-store.ts"

const ownerAt = (index: number) => OwnerId(`00000000-0000-4000-8000-${`${index}`.padStart(12, "0")}`)

/** All that says who somebody is, as no other text in the database says it. */
const tracesOf = (index: number, version = "") => ({
  email: `person-${index}${version.length}@nowhere.example`,
  identity: `issuer.example#${index}${version};`,
  firstName: `First ${index}${version};`,
  lastName: `Last ${index}${version};`,
  name: `Whole Name ${index}${version};`,
  jobTitle: `Job Title ${index}${version};`,
  bio: `Biography ${index}${version};`,
  question: `Question ${index}${version};`,
  website: `https://website-${index}-${version.length}.example`
})

const storedTraces = ({ question, website, ...profile }: ReturnType<typeof tracesOf>) => ({
  ...profile,
  questions: { ...noQuestions, asked: [{ id: "question", question, thanks: "" }] },
  syndication: { ...noSyndication, embedOrigins: [website] }
})

const accountAt = (index: number, version = "", padding = 0) => {
  const stored = storedTraces(tracesOf(index, version))
  return makeAccount(ownerAt(index), { ...stored, bio: stored.bio + "z".repeat(padding) })
}

/** Services that belong to no store. */
const around = Layer.mergeAll(memoryImages, webSecrets, sealerWith(testKey))

const runOnStore = <A, E>(url: string, work: Effect.Effect<A, E, StoragePorts>) =>
  Effect.runPromise(Effect.provide(work, openStore({ url })))

/** One statement on a connection of its own. */
const ask = (url: string, statement: string) => withSql(url, (sql) => sql.unsafe(statement))

/** Which texts stand in any of the database's files, once all of it is written there. */
const foundInFiles = async (url: string, texts: ReadonlyArray<string>) => {
  const place = new URL(await sharedPostgres())
  place.pathname = new URL(url).pathname
  await ask(place.href, "CHECKPOINT")
  const [row] = await ask(
    place.href,
    `SELECT current_setting('data_directory') || '/base/' || oid AS folder
    FROM pg_database WHERE datname = current_database()`
  )
  const folder = `${row?.folder}`
  const files = readdirSync(folder).map((name) => join(folder, name))
  const contents = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file))
  return texts.filter((text) => contents.some((content) => content.includes(text)))
}

const indicesOf = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Some rows move on their page, some to another, some are the last of their page: their lengths differ, and change. */
const peopled = Effect.gen(function* () {
  const { create } = yield* Directory
  for (const index of indicesOf(90)) yield* create(accountAt(index, "", (index * 37) % 300))
  for (const index of indicesOf(90)) yield* putRecords(accountAt(index, "", (index * 71) % 400))
})

const forgetting = Retention.use(({ forget }) => forget)

/** A new database that an ordinary role owns. */
const databaseOf = async (role: string): Promise<string> => {
  const place = new URL(await sharedDatabase())
  await ask(place.href, `CREATE ROLE ${role} LOGIN PASSWORD '${role}'`)
  await ask(place.href, `ALTER DATABASE ${place.pathname.slice(1)} OWNER TO ${role}`)
  return place.href.replace(/\/\/[^@]*@/, `//${role}:${role}@`)
}

const indicesBeingBuilt = (url: string) =>
  ask(url, "SELECT FROM pg_stat_progress_create_index WHERE datname = current_database()")

/** Another one after each rewriting. */
const fileOf = async (sql: ReturnType<typeof openSql>): Promise<unknown> => {
  const [row] = await sql`SELECT pg_relation_filepath('account_email_key') AS file`
  return row?.file
}

describe("what says who somebody is", { timeout: 60_000 }, () => {
  let url: string

  beforeAll(async () => {
    url = await sharedDatabase()
  })

  test("is in no file of the database once the account is deleted", async () => {
    await runOnStore(url, peopled)
    await ask(url, "ANALYZE")
    const gone = indicesOf(90).filter((index) => index % 4 !== 1)
    const last = gone.pop() ?? 0
    const removals = gone.map((index) =>
      removeRecords({ kind: "account", owner: ownerAt(index), id: ownerAt(index) })
    )
    await runOnStore(url, Effect.all(removals, { discard: true }))
    await runOnStore(url, Effect.provide(deleteAccount(ownerAt(last)), around))
    const traces = [...gone, last].flatMap((index) => Object.values(tracesOf(index)))
    expect(await foundInFiles(url, traces)).toEqual([])
    const others = Object.values(tracesOf(1))
    expect(await foundInFiles(url, others)).toEqual(others)
  })

  test("is in no file of the database once its owner changed it", async () => {
    await runOnStore(
      url,
      Effect.gen(function* () {
        yield* putRecords(accountAt(5, " once more"))
        yield* forgetting
      })
    )
    expect(await foundInFiles(url, Object.values(tracesOf(5)))).toEqual([])
    expect((await foundInFiles(url, Object.values(tracesOf(5, " once more")))).length).toBe(9)
  })

  test("is in no file of the database once its owner changed that alone", async () => {
    const [before, after] = [tracesOf(21), tracesOf(21, " once more")]
    const fields = { question: "questions", website: "syndication" }
    const changes = Object.keys(after).flatMap((name) =>
      name === "email" || name === "identity" ? [] : name
    )
    await runOnStore(
      url,
      Effect.forEach(changes, (name) =>
        Effect.gen(function* () {
          const field = Reflect.get(fields, name) ?? name
          const { account } = yield* readHive(ownerAt(21), {})
          yield* putRecords({ ...account, [field]: Reflect.get(storedTraces(after), field) })
          yield* forgetting
          const left = yield* Effect.promise(() => foundInFiles(url, [String(Reflect.get(before, name))]))
          expect(left, name).toEqual([])
        })
      )
    )
  })

  test("is in no file once a version that erased nothing is upgraded, though the role only owns its database and another one is written to", async () => {
    const place = await databaseOf("erasing_owner")
    const before = migrations.findIndex(({ name }) => name === "erasure")
    const connection = makeConnection(await loadDriver(), { url: place, statementTimeoutMillis: 0 })
    onTestFinished(connection.close)
    const elsewhere = openSql(await sharedPostgres())
    onTestFinished(() => elsewhere.end())
    const [written, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const writing = elsewhere.begin(async (sql) => {
      await sql`SELECT pg_current_xact_id()`
      written.resolve()
      await isOver.promise
    })
    await written.promise
    await migrate(connection, migrations.slice(0, before))
    for (const index of indicesOf(60)) {
      const { email, identity, firstName, lastName, name, jobTitle, bio } = tracesOf(index)
      await connection.run(
        `INSERT INTO account (owner, email, identity, first_name, last_name, name, job_title, bio, show_badges_on_landing, created_at, updated_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true, 'epoch', 'epoch')`,
        [ownerAt(index), email, identity, firstName, lastName, name, jobTitle, bio]
      )
      await connection.run("INSERT INTO link VALUES ($1, $2, '2026-11-20')", [
        `link-${index}`,
        ownerAt(index)
      ])
    }
    await connection.run("ANALYZE")
    await connection.run("DELETE FROM account WHERE owner <> $1", [ownerAt(7)])
    const erasing = runOnStore(place, forgetting)
    const waiting = () => elsewhere`SELECT FROM pg_stat_activity
      WHERE datname = ${new URL(place).pathname.slice(1)} AND query LIKE '%pg_snapshot_xmin%'`
    await expect.poll(waiting, { timeout: 10_000 }).not.toHaveLength(0)
    isOver.resolve()
    await Promise.all([writing, erasing])
    const gone = indicesOf(60).filter((index) => index !== 7)
    expect(
      await foundInFiles(
        place,
        gone.flatMap((index) => Object.values(tracesOf(index)))
      )
    ).toEqual([])
    expect(
      await connection.run("SELECT owner, count(*)::integer FROM link GROUP BY owner ORDER BY owner")
    ).toEqual([
      { owner: "", count: 59 },
      { owner: ownerAt(7), count: 1 }
    ])
  })

  test("waits for who still reads it, and keeps nobody from reading and writing", async () => {
    const reader = openSql(url)
    onTestFinished(() => reader.end())
    const seen = Promise.withResolvers<void>()
    const read = Promise.withResolvers<void>()
    const reading = reader.begin("ISOLATION LEVEL REPEATABLE READ", async (sql) => {
      await sql`SELECT count(*) FROM account`
      seen.resolve()
      await read.promise
      return (await sql`SELECT name FROM account WHERE owner = ${ownerAt(9)}`).length
    })
    await seen.promise
    let isErased = false
    await runOnStore(
      url,
      Effect.gen(function* () {
        yield* removeRecords({ kind: "account", owner: ownerAt(9), id: ownerAt(9) })
        const erasing = yield* Effect.forkChild(
          Effect.tap(forgetting, () => Effect.sync(() => (isErased = true)))
        )
        yield* Effect.promise(() => expect.poll(() => indicesBeingBuilt(url)).not.toHaveLength(0))
        yield* putRecords(accountAt(13, " meanwhile"))
        const { findById } = yield* Directory
        expect(Option.isSome(yield* findById(ownerAt(13)))).toBe(true)
        expect(isErased).toBe(false)
        read.resolve()
        yield* Fiber.join(erasing)
      })
    )
    expect(await reading).toBe(1)
    expect(await foundInFiles(url, Object.values(tracesOf(9)))).toEqual([])
  })

  test("is in no file either when the database counts a table by itself meanwhile", async () => {
    const [sql, server] = [openSql(url), openSql(await sharedPostgres())]
    onTestFinished(async () => {
      await server`ALTER SYSTEM RESET autovacuum_naptime`
      await server`SELECT pg_reload_conf()`
      await Promise.all([sql.end(), server.end()])
    })
    await server`ALTER SYSTEM SET autovacuum_naptime = 1`
    await server`SELECT pg_reload_conf()`
    // Some forty pages, with a pause at each.
    await sql`CREATE TABLE slowly_counted (text text) WITH (autovacuum_analyze_threshold = 1,
      autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)`
    await sql`INSERT INTO slowly_counted SELECT repeat('x', 1000) FROM generate_series(1, 300)`
    const isCounting = async () =>
      (await sql`SELECT FROM pg_stat_progress_analyze WHERE relid = 'slowly_counted'::regclass`).length > 0
    await expect.poll(isCounting, { timeout: 15_000 }).toBe(true)
    await runOnStore(url, removeRecords({ kind: "account", owner: ownerAt(25), id: ownerAt(25) }))
    expect(await isCounting()).toBe(true)
    await runOnStore(url, forgetting)
    expect(await foundInFiles(url, Object.values(tracesOf(25)))).toEqual([])
  })

  test("goes on after a run that was cut off, and several servers do it once", async () => {
    const sql = openSql(url)
    onTestFinished(() => sql.end())
    // A server that is killed between the two indices leaves this one.
    await sql`CREATE UNIQUE INDEX account_email_key_ccnew ON account (email)`
    await sql`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'account_email_key_ccnew'::regclass`
    const before = await fileOf(sql)
    await runOnStore(url, removeRecords({ kind: "account", owner: ownerAt(17), id: ownerAt(17) }))
    await Promise.all([runOnStore(url, forgetting), runOnStore(url, forgetting), runOnStore(url, forgetting)])
    expect(await foundInFiles(url, Object.values(tracesOf(17)))).toEqual([])
    const indices = await sql`SELECT indexrelid::regclass::text AS name FROM pg_index
      WHERE indrelid = 'account'::regclass AND indexrelid::regclass::text LIKE 'account_email%'`
    expect(indices).toEqual([{ name: "account_email_key" }])
    expect(await fileOf(sql)).not.toBe(before)
    const once = await fileOf(sql)
    await runOnStore(url, forgetting)
    expect(await fileOf(sql)).toBe(once)
  })
})
