import { afterAll, beforeAll, expect, test } from "vitest"
import { pollUntil, signUpOwner, submit } from "../../support/people.ts"
import { createDatabase, type PostgresServer, startPostgres, withSql } from "../../support/postgres.ts"
import { type Replicas, startReplicas } from "../../support/replicas.ts"

/** No file of the database grows beyond this; a file of its log has 16 MB. */
const maxFileBytes = 20_000_000

let postgres: PostgresServer
let replicas: Replicas
let databaseUrl: string

beforeAll(async () => {
  postgres = await startPostgres({ commitsReach: "server" })
  databaseUrl = await createDatabase(postgres.url("postgres"))
  await postgres.restartLimited(maxFileBytes)
  replicas = await startReplicas(databaseUrl, 1)
})

afterAll(async () => {
  await replicas.stop()
  await postgres.remove()
})

/** Rows of somebody who is none of the owners here: so many at once, so long each, numbered from there. */
const ballast = {
  feedback: `INSERT INTO feedback
    (owner, id, content, segment, ai_category, is_public, is_moderated, moderation_status, is_held, created_on)
    SELECT 'ballast', 'ballast-' || $3::integer + n, repeat('x', $2::integer), 'neutral', '', false, true, 'rejected',
    false, '2026-11-20' FROM generate_series(1, $1::integer) n`,
  session: `INSERT INTO session (id, owner, created_at, last_seen_at)
    SELECT repeat('x', $2::integer) || $3::integer + n, 'ballast', 1e15, 1e15 FROM generate_series(1, $1::integer) n`
}

/** Fills the files of a table to the last page: fewer and smaller rows whenever no more go in. */
const fillUp = (table: keyof typeof ballast) =>
  withSql(databaseUrl, async (sql) => {
    let from = 0
    for (const [rows, length] of [
      [1_000, 1_000],
      [1_000, 10],
      [100, 10],
      [10, 10],
      [1, 10]
    ] as const) {
      const isRoom = () =>
        sql.unsafe(ballast[table], [rows, length, from]).then(
          () => true,
          () => false
        )
      while (await isRoom()) from += rows
      from += rows
      // A failed statement leaves room to free, too.
      await sql.unsafe(`VACUUM ${table}`)
    }
  })

const freeDiskSpace = () =>
  withSql(databaseUrl, async (sql) => {
    await sql`DELETE FROM account WHERE owner = 'ballast'`
    await sql`VACUUM feedback`
    await sql`VACUUM session`
  })

test("a database whose disk is full: writes are refused, reading goes on, and nothing that was acknowledged is lost", async () => {
  const url = replicas.servers[0]?.url ?? ""
  const owner = await signUpOwner(url, "Full Owner")
  const kept = Array.from({ length: 5 }, (_, index) => `You were kind before, number ${index}`)
  for (const text of kept) expect((await submit(url, owner.link, text)).status).toBe(201)
  await pollUntil("all is judged", async () => (await owner.list()).length === kept.length)
  await withSql(
    databaseUrl,
    (sql) => sql`INSERT INTO account (owner, email, show_badges_on_landing, created_at, updated_at)
    VALUES ('ballast', 'ballast@example.org', false, '2026-11-20', '2026-11-20')`
  )
  await fillUp("feedback")
  await fillUp("session")

  const sendEight = () =>
    Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        submit(url, owner.link, `You were kind meanwhile, number ${index}`, `${index}`)
      )
    )
  const refused = await sendEight()
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
  expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(refused.map(() => "5"))
  const signIn = await fetch(`${url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: "full.owner@people.example", password: "a long and unusual passphrase" })
  })
  expect([signIn.status, signIn.headers.get("retry-after")]).toEqual([503, "5"])
  expect((await owner.list()).map(({ content }) => content).toSorted()).toEqual(kept)
  for (const path of [`/api/profile/${owner.link}`, `/${owner.link}`, "/api/health"]) {
    expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200])
  }

  await freeDiskSpace()
  const again = await sendEight()
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 201))
  await pollUntil("all is judged", async () => (await owner.list()).length === kept.length + 8)
  const texts = (await owner.list()).map(({ content }) => content)
  expect(new Set(texts).size).toBe(kept.length + 8)
  expect(texts).toEqual(expect.arrayContaining(kept))
})
