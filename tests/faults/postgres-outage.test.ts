import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { endLeases } from "../support/end-leases.ts"
import { type OwnerClient, pollUntil, signUpOwner, submit } from "../support/people.ts"
import { createDatabase, type PostgresServer, startPostgres } from "../support/postgres.ts"
import { type DatabaseProxy, startProxy } from "../support/postgres-proxy.ts"
import { type Replicas, startReplicas } from "../support/replicas.ts"

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
})
