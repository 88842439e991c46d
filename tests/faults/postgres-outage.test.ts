import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { endLeases } from "../support/end-leases.ts"
import { type OwnerClient, pollUntil, signUpOwner, submit } from "../support/people.ts"
import { createDatabase, openSql, type PostgresServer, startPostgres } from "../support/postgres.ts"
import { type DatabaseProxy, startProxy } from "../support/postgres-proxy.ts"
import { type Replicas, startReplicas } from "../support/replicas.ts"
import { repetitions } from "../support/short-form.ts"

let postgres: PostgresServer
let proxy: DatabaseProxy
let replicas: Replicas
let url: string
let databaseUrl: string

beforeAll(async () => {
  postgres = await startPostgres({ commitsReach: "system" })
  proxy = await startProxy(postgres.port)
  databaseUrl = await createDatabase(postgres.url("postgres"))
  const through = new URL(databaseUrl)
  through.port = `${proxy.port}`
  replicas = await startReplicas(through.href, 1)
  url = replicas.servers[0]?.url ?? ""
})

afterEach(() => proxy.restore())

afterAll(async () => {
  await replicas.stop()
  proxy.close()
  await postgres.remove()
})

const clients = 4
let owners = 0

const newOwner = () => signUpOwner(url, `Outage Owner ${++owners}`)

interface KeyedText {
  readonly text: string
  readonly key: string
}

interface OutageLoad {
  readonly acknowledged: Array<KeyedText>
  /** Answered with 503, or not at all: stored or not. */
  readonly unknown: Array<KeyedText>
  readonly statuses: Set<number>
  readonly waits: Array<string | null>
  isOver: boolean
}

const newLoad = (): OutageLoad => ({
  acknowledged: [],
  unknown: [],
  statuses: new Set(),
  waits: [],
  isOver: false
})

const postText = async (link: string, sent: KeyedText, load: OutageLoad) => {
  const answer = await submit(url, link, sent.text, sent.key)
  load.statuses.add(answer.status)
  if (answer.status === 201) load.acknowledged.push(sent)
  else {
    load.unknown.push(sent)
    load.waits.push(answer.headers.get("retry-after"))
  }
}

const sendUntilOver = async (link: string, name: string, load: OutageLoad) => {
  for (let count = 0; !load.isOver; count++) {
    const refused = load.unknown.length
    await postText(link, { text: `You were kind, ${name} number ${count}`, key: `${name}-${count}` }, load)
    if (load.unknown.length > refused) await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const health = async () => (await fetch(`${url}/api/health`)).status

const isHealthy = async () => (await health()) === 200

/** A submission answered 503 is sent again with its key: then each is there once. */
const expectEverythingStored = async (owner: OwnerClient, load: OutageLoad) => {
  const again = newLoad()
  for (const sent of load.unknown) await postText(owner.link, sent, again)
  expect([...again.statuses]).toEqual(load.unknown.length === 0 ? [] : [201])
  const wanted = [...load.acknowledged, ...again.acknowledged].map(({ text }) => text).sort()
  await endLeases(databaseUrl)
  await pollUntil("all is settled", async () => (await owner.list()).length >= wanted.length, 60_000)
  expect((await owner.list()).map(({ content }) => content).sort()).toEqual(wanted)
}

const countIs = (load: OutageLoad, count: number) => async () => load.acknowledged.length >= count

/** One server meets all of these one after the other. */
describe("a server whose database", () => {
  test("is stopped hard under load answers 503, and goes on by itself when it is back", async () => {
    const owner = await newOwner()
    const load = newLoad()
    const sending = Promise.all(
      Array.from({ length: clients }, (_, client) => sendUntilOver(owner.link, `client ${client}`, load))
    )
    await pollUntil("some are stored", countIs(load, 40))
    await postgres.kill()
    await pollUntil("health says so", async () => (await health()) === 503, 3_000)
    const before = load.acknowledged.length
    await pollUntil("posts are refused", async () => load.unknown.length > 8)
    expect(load.acknowledged.length).toBe(before)
    expect((await fetch(`${url}/api/profile/${owner.link}`)).status).toBe(503)
    await postgres.start()
    await pollUntil("it is healthy again", isHealthy, 5_000)
    await pollUntil("posts are stored again", countIs(load, before + 20))
    load.isOver = true
    await sending
    expect([...load.statuses].sort()).toEqual([201, 503])
    expect(new Set(load.waits)).toEqual(new Set(["5"]))
    await expectEverythingStored(owner, load)
  })

  test("ends all its backends, again and again, loses nothing", async () => {
    const owner = await newOwner()
    const load = newLoad()
    const sending = Promise.all(
      Array.from({ length: clients }, (_, client) => sendUntilOver(owner.link, `client ${client}`, load))
    )
    const sql = openSql(postgres.url("postgres"))
    const name = new URL(databaseUrl).pathname.slice(1)
    for (let round = 0; round < repetitions({ short: 2, long: 5 }); round++) {
      await pollUntil("more are stored", countIs(load, load.acknowledged.length + 15))
      await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`
    }
    await pollUntil("more are stored", countIs(load, load.acknowledged.length + 20))
    load.isOver = true
    await sending
    await sql.end()
    expect([...load.statuses].every((status) => status === 201 || status === 503)).toBe(true)
    await expectEverythingStored(owner, load)
  })

  test("never answers is given up after seconds, and used again when it does", async () => {
    const owner = await newOwner()
    expect((await submit(url, owner.link, "You were kind before.")).status).toBe(201)
    proxy.swallow()
    const began = performance.now()
    const statuses = await Promise.all(
      Array.from(
        { length: 40 },
        async () => (await submit(url, owner.link, "You were kind meanwhile.")).status
      )
    )
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await health()).toBe(503)
    proxy.restore()
    await pollUntil("it is healthy again", isHealthy, 10_000)
    expect((await submit(url, owner.link, "You were kind after.")).status).toBe(201)
  })

  test("keeps every connection waiting refuses within seconds, and leaks none", async () => {
    const owner = await newOwner()
    const links = [owner.link, ...Array.from({ length: 12 }, (_, index) => `nobody-${index}`)]
    const sql = openSql(databaseUrl)
    const began = performance.now()
    await sql.begin(async (locked) => {
      await locked`LOCK TABLE account IN ACCESS EXCLUSIVE MODE`
      const posts = Array.from({ length: 200 }, (_, index) =>
        submit(url, links[index % links.length] ?? "", `You were kind, number ${index}.`)
      )
      const statuses = (await Promise.all(posts)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([503]))
      expect(performance.now() - began).toBeLessThan(30_000)
    })
    const countConnections = async () => {
      const used = await sql`SELECT count(*)::integer AS used FROM pg_stat_activity
        WHERE application_name = 'honesthive' AND backend_type = 'client backend'`
      return used[0]?.used
    }
    // One that was given up ends once it has the lock.
    await expect.poll(countConnections).toBeLessThanOrEqual(11)
    await sql.end()
    await pollUntil("it is healthy again", isHealthy, 5_000)
    const after = links.map(async (link) => (await submit(url, link, "You were kind after all.")).status)
    expect(await Promise.all(after)).toEqual(links.map((link) => (link === owner.link ? 201 : 404)))
  })
})
