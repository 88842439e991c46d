import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { endLeases } from "../support/end-leases.ts"
import { pollUntil, signUpOwner, submit } from "../support/people.ts"
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

const health = async () => (await fetch(`${url}/api/health`)).status

const isHealthy = async () => (await health()) === 200

/** Four clients that send until they are told that it is over. */
const startLoad = (link: string) => {
  const acknowledged: Array<string> = []
  /** Stored or not. */
  const refused: Array<{ readonly text: string; readonly key: string }> = []
  const answers = new Set<string>()
  let isOver = false
  const post = async (text: string, key: string) => {
    const { status, headers } = await submit(url, link, text, key)
    answers.add(`${status}, again in ${headers.get("retry-after")}`)
    if (status === 201) acknowledged.push(text)
    else refused.push({ text, key })
    return status
  }
  const sendUntilOver = async (name: string) => {
    for (let count = 0; !isOver; count++) {
      const status = await post(`You were kind, ${name} number ${count}`, `${name}-${count}`)
      if (status !== 201) await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const sending = Promise.all(["Ann", "Ben", "Cleo", "Dev"].map(sendUntilOver))
  const end = () => {
    isOver = true
    return sending
  }
  return { acknowledged, refused, answers, post, end }
}

/** One server meets all of these one after the other. */
describe("a server whose database", () => {
  test("is stopped hard under load answers 503, and goes on by itself when it is back", async () => {
    const owner = await signUpOwner(url, "Outage Hard")
    const { acknowledged, refused, answers, post, end } = startLoad(owner.link)
    await pollUntil("some are stored", async () => acknowledged.length >= 40)
    await postgres.kill()
    await pollUntil("health says so", async () => (await health()) === 503, 3_000)
    const before = acknowledged.length
    await pollUntil("posts are refused", async () => refused.length > 8)
    expect(acknowledged.length).toBe(before)
    expect((await fetch(`${url}/api/profile/${owner.link}`)).status).toBe(503)
    await postgres.start()
    await pollUntil("it is healthy again", isHealthy, 5_000)
    await pollUntil("posts are stored again", async () => acknowledged.length >= before + 20)
    await end()
    expect([...answers].sort()).toEqual(["201, again in null", "503, again in 5"])
    // Sent again with its key, each is there once.
    for (const { text, key } of refused) expect(await post(text, key)).toBe(201)
    await endLeases(databaseUrl)
    const isSettled = async () => (await owner.list()).length >= acknowledged.length
    await pollUntil("all is settled", isSettled, 60_000)
    expect((await owner.list()).map(({ content }) => content).sort()).toEqual(acknowledged.sort())
  })

  test("never answers is given up after seconds, and used again when it does", async () => {
    const owner = await signUpOwner(url, "Outage Silent")
    expect((await submit(url, owner.link, "You were kind before.")).status).toBe(201)
    proxy.swallow()
    const began = performance.now()
    const meanwhile = await Promise.all(
      Array.from({ length: 40 }, () => submit(url, owner.link, "You were kind meanwhile."))
    )
    expect(new Set(meanwhile.map(({ status }) => status))).toEqual(new Set([503]))
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await health()).toBe(503)
    proxy.restore()
    await pollUntil("it is healthy again", isHealthy, 10_000)
    expect((await submit(url, owner.link, "You were kind after.")).status).toBe(201)
  })
})
