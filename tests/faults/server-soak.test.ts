import { readdirSync, readFileSync } from "node:fs"
import { afterAll, expect, test } from "vitest"
import { type Owner, signUpOwner, submit } from "../support/people.ts"
import { type RunningServer, startServer, temporaryFolder } from "../support/server.ts"

const requests = Number(process.env.SOAK_REQUESTS ?? 2_500)
const parts = 5
const folder = temporaryFolder()

afterAll(folder.remove)

const memoryOf = ({ pid }: RunningServer): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024

const handlesOf = ({ pid }: RunningServer): number => readdirSync(`/proc/${pid}/fd`).length

/** What people do all day, and what is deleted again: the store ends as large as it began. */
const oneRound = async (server: RunningServer, owner: Owner, round: number) => {
  await submit(server.url, owner.link, `You were kind in round ${round}`, `key ${round % 50}`)
  await fetch(`${server.url}/api/profile/${owner.link}`).then((answer) => answer.text())
  await fetch(`${server.url}/${owner.link}`).then((answer) => answer.text())
  const items = await owner.list()
  for (const { id } of items.slice(0, 3)) await owner.send("DELETE", `/api/feedback/${id}`)
}

const oneRoundIs = 5

test(`after ${requests} requests, memory and handles are what they were`, async () => {
  const env = { RATE_LIMIT: "off", NODE_OPTIONS: "--max-old-space-size=128" }
  const server = await startServer({ dataDir: folder.path, env })
  const owner = await signUpOwner(server.url, "Soak Owner")
  const seen: Array<{ readonly memory: number; readonly handles: number }> = []
  let round = 0
  for (let part = 0; part < parts; part++) {
    const until = ((part + 1) * requests) / parts / oneRoundIs
    const client = async () => {
      while (round < until) await oneRound(server, owner, ++round)
    }
    await Promise.all([client(), client(), client(), client()])
    seen.push({ memory: memoryOf(server), handles: handlesOf(server) })
  }
  console.log(
    `memory (MB) and handles: ${seen.map(({ memory, handles }) => `${Math.round(memory)}/${handles}`)}`
  )
  const [, second, third, , last] = seen
  // The first parts warm the caches. A leak of 1 kB for each request would be 1 MB for every thousand.
  const settled = Math.max(second?.memory ?? 0, third?.memory ?? 0)
  expect(last?.memory).toBeLessThan(settled + 40)
  expect(last?.handles).toBeLessThanOrEqual((second?.handles ?? 0) + 10)
  expect(await server.stop()).toBe(0)
}, 3_600_000)
