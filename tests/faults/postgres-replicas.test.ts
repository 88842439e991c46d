import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { endLeases } from "../support/end-leases.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { cookieOf, openSession, pollUntil, postJson, signUpOwner, submit } from "../support/people.ts"
import { openSql, withSql } from "../support/postgres.ts"
import { encryptionKey, type Replicas, startReplicas } from "../support/replicas.ts"
import { runCommand } from "../support/run-command.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"
import { isLongForm } from "../support/short-form.ts"

let replicas: Replicas
let databaseUrl: string
let urls: ReadonlyArray<string>

/** No address could hold it. The guard's waking and the periodic work have connections of their own. */
const awkwardPassword = "a/b@c:d#e?f%20&g h"

beforeAll(async () => {
  databaseUrl = await sharedDatabase()
  const making = `CREATE ROLE careful LOGIN SUPERUSER PASSWORD '${awkwardPassword}'`
  await withSql(databaseUrl, (sql) => sql.unsafe(making))
  const place = new URL(databaseUrl)
  place.username = "careful"
  place.password = ""
  replicas = await startReplicas(place.href, 2, { PGPASSWORD: awkwardPassword })
  urls = replicas.servers.map(({ url }) => url)
})

afterAll(async () => {
  for (const { output } of replicas.servers) expect(output()).not.toMatch(/password|WARN|ERROR/)
  await replicas.stop()
})

const urlOf = (index: number): string => urls[index % urls.length] ?? ""

let names = 0

/** A name that a second try of a test finds free. */
const newName = (name: string): string => `Replica ${name} ${++names}`

/** The first items of a server wait until its guard is there. */
const settleMillis = 60_000

describe("two servers on one database", () => {
  test("count what arrives on both together once, and unlock its badge once", async () => {
    const owner = await signUpOwner(urlOf(0), newName("Badge"))
    const post = (_: unknown, index: number) =>
      submit(urlOf(index), owner.link, `Always on time and dependable, week ${index}.`)
    await Promise.all(Array.from({ length: 8 }, post))
    await pollUntil("all are approved", async () => (await owner.list()).length === 8, settleMillis)
    const stats = await (await owner.send("GET", "/api/gamification/stats")).json()
    expect(stats.totalPoints).toBe(8 * 10 + 50)
  })

  test("know each other's sessions at once, and within a second what a public page shows", async () => {
    const name = newName("Session")
    const here = await signUpOwner(urlOf(0), name)
    expect((await submit(urlOf(0), here.link, "You were helpful.")).status).toBe(201)
    await pollUntil("it is approved", async () => (await here.list()).length === 1, settleMillis)
    const [item] = await here.list()
    const publish = async (isPublic: boolean) =>
      expect((await here.send("PATCH", `/api/feedback/${item?.id}/public`, { isPublic })).status).toBe(200)
    const shown = async (link: string) => {
      const profile = await fetch(`${urlOf(1)}/api/profile/${link}`)
      return profile.status === 200 ? (await profile.json()).feedback.length : profile.status
    }
    /** Whoever asks later than a second after the answer sees the change, however busy the machine is. */
    const shownWithinASecond = async (link: string, wanted: number) => {
      const answeredAt = performance.now()
      for (let askedAfter = 0; (await shown(link)) !== wanted; askedAfter = performance.now() - answeredAt)
        expect(askedAfter).toBeLessThan(1_000)
    }
    await publish(true)
    await shownWithinASecond(here.link, 1)
    await publish(false)
    await shownWithinASecond(here.link, 0)
    const moved = { customLink: `moved-elsewhere-${names}` }
    expect((await here.send("POST", "/api/feedback-link/update", moved)).status).toBe(200)
    await shownWithinASecond(here.link, 404)
    expect(await shown(moved.customLink)).toBe(0)
    const headers = { cookie: await openSession(urlOf(0), name) }
    const seen = () =>
      Promise.all(urls.map(async (url) => (await fetch(`${url}/api/auth/user`, { headers })).status))
    expect(await seen()).toEqual([200, 200])
    await fetch(`${urlOf(1)}/api/logout`, { headers, redirect: "manual" })
    expect(await seen()).toEqual([401, 401])
  })

  test("obey admins at once, and the command line, which opens the database itself", async () => {
    const env = { DATABASE_URL: databaseUrl, ENCRYPTION_KEY: encryptionKey, DATA_DIR: makeFolder() }
    const password = "quite another long passphrase"
    expect(await runCommand(["admin", "add", "grace"], env, `${password}\n`)).toMatchObject({ code: 0 })
    const answer = await postJson(urlOf(0), "/api/admin/login", { username: "grace", password })
    expect(answer.status).toBe(200)
    const headers = { cookie: cookieOf(answer) }
    const areAdmin = () =>
      Promise.all(
        urls.map(
          async (url) => (await (await fetch(`${url}/api/admin/session`, { headers })).json()).isAuthenticated
        )
      )
    expect(await areAdmin()).toEqual([true, true])
    expect(await runCommand(["admin", "remove", "grace"], env)).toMatchObject({ code: 0 })
    expect(await areAdmin()).toEqual([false, false])
  })
})

test("a server that dies leaves its pending items to the others", async () => {
  const env = { DATABASE_URL: databaseUrl, ENCRYPTION_KEY: encryptionKey }
  const owner = await signUpOwner(urlOf(0), newName("Heir"))
  const dying = await startUnlimitedServer(makeFolder(), env)
  const posts = await Promise.all(
    Array.from({ length: 12 }, (_, index) => submit(dying.url, owner.link, `You were kind, number ${index}.`))
  )
  const stored = posts.filter(({ status }) => status === 201).length
  expect(stored).toBeGreaterThan(0)
  await dying.stop("SIGKILL")
  await endLeases(databaseUrl)
  await pollUntil("all are settled", async () => (await owner.list()).length === stored, 40_000)
})

test("keys rotate changes the key of a database once every server has the new one: it alone opens it then", async () => {
  const [url, newKey, dataDir] = [await sharedDatabase(), "2".repeat(64), makeFolder()]
  const run = (key: string, ...args: ReadonlyArray<string>) =>
    runCommand(args, { DATABASE_URL: url, ENCRYPTION_KEY: key, DATA_DIR: dataDir })
  const server = await startUnlimitedServer(dataDir, { DATABASE_URL: url, ENCRYPTION_KEY: encryptionKey })
  const { link } = await signUpOwner(server.url, "Asha Rao")
  expect((await submit(server.url, link, "You explained it clearly.")).status).toBe(201)
  const rotate = () => run(`${newKey},${encryptionKey}`, "keys", "rotate")
  const refused = expect.stringContaining("a server still seals with another key.")
  expect(await rotate()).toEqual({ code: 1, output: refused })
  expect((await run(`${newKey},${encryptionKey}`, "gc")).code).toBe(0)
  expect((await run(encryptionKey, "status")).code).toBe(0)
  expect(await server.stop()).toBe(0)
  const sql = openSql(url)
  const [before] = await sql`SELECT content FROM feedback`
  expect((await rotate()).code).toBe(0)
  expect([(await run(newKey, "status")).code, (await run(encryptionKey, "status")).code]).toEqual([0, 1])
  const [after] = await sql`SELECT content FROM feedback`
  const statusWith = async ({ content = after?.content, summary = null }) => {
    await sql`UPDATE feedback SET content = ${content}, ai_summary = ${summary}`
    return run(newKey, "status")
  }
  const problem = expect.stringContaining("Problem      ENCRYPTION_KEY: 1 text is sealed with another key.")
  const one = { code: 1, output: problem }
  expect(await statusWith({ content: before?.content })).toEqual(one)
  expect(await statusWith({ summary: before?.content })).toEqual(one)
  const output = expect.stringContaining("could not be counted")
  await sql.begin(async (locking) => {
    await locking`LOCK TABLE report`
    const status = statusWith({})
    const endCount = () => sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`
    await pollUntil("the count waits", async () => (await endCount()).length === 1)
    expect(await status).toEqual({ code: 1, output })
  })
  await sql.end()
})

describe("periodic work", () => {
  test("is done once among all servers: what is held is released at a minute's end", async () => {
    const name = newName("Held")
    const email = `${name.toLowerCase().replaceAll(" ", ".")}@people.example`
    const owner = await signUpOwner(urlOf(0), name)
    const sql = openSql(databaseUrl)
    expect((await submit(urlOf(0), owner.link, "You were kind.")).status).toBe(201)
    await pollUntil("it is settled", async () => (await owner.list()).length === 1)
    await sql`DELETE FROM points`
    await sql`UPDATE feedback SET is_held = true WHERE content IS NOT NULL AND owner =
      (SELECT owner FROM account WHERE email = ${email})`
    expect(await owner.list()).toHaveLength(0)
    // A minute's end adds this job, too, and says which minute it is.
    const payload = JSON.stringify({ _cron: { ts: new Date().toISOString() } })
    if (!isLongForm) await sql`SELECT graphile_worker.add_job('release', ${payload}::text::json)`
    await pollUntil("it is released", async () => (await owner.list()).length === 1, 75_000)
    const history = await sql`SELECT id FROM points WHERE source = 'feedback' AND owner =
      (SELECT owner FROM account WHERE email = ${email})`
    expect(history).toHaveLength(1)
    const tasks =
      await sql`SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY identifier`
    const known = ["deletions", "digests", "release", "sweep", "webhooks", "withdrawals"]
    expect(tasks.map(({ identifier }) => identifier)).toEqual(known)
    await sql.end()
  })
})
