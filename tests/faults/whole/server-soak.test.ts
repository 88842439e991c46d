import { readdirSync, readFileSync } from "node:fs"
import { afterAll, expect, test } from "vitest"
import { type OwnerClient, signUpOwner, submit } from "../../support/people.ts"
import type { RunningServer } from "../../support/running-server.ts"
import { startServer, temporaryFolder } from "../../support/server.ts"

const shortForm = 1_500
const requests = Number(process.env.SOAK_REQUESTS ?? shortForm)
/** The long form has enough of them to draw a line through. */
const parts = requests > shortForm ? 20 : 5
const folder = temporaryFolder()

afterAll(folder.remove)

const memoryOf = ({ pid }: RunningServer): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024

const handlesOf = ({ pid }: RunningServer): number => readdirSync(`/proc/${pid}/fd`).length

/** A round of everyday work, after which everything is deleted: the store ends as large as it began. */
const oneRound = async (server: RunningServer, owner: OwnerClient, round: number) => {
  await submit(server.url, owner.link, `You were kind in round ${round}`, `key ${round % 50}`)
  await fetch(`${server.url}/api/profile/${owner.link}`).then((answer) => answer.text())
  await fetch(`${server.url}/${owner.link}`).then((answer) => answer.text())
  const items = await owner.list()
  for (const { id } of items.slice(0, 3)) await owner.send("DELETE", `/api/feedback/${id}`)
}

const oneRoundIs = 6

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

interface SoakSample {
  readonly memory: number
  readonly handles: number
  /** Cost of a round, counted in requests that do next to nothing: both take longer while the machine is busy. */
  readonly cost: number
}

const medianOf = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Growth from one value to the next: the slope of the line nearest to all. */
const slopeOf = (values: ReadonlyArray<number>): number => {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const shared = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  return shared / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
}

/** Past what warms the caches, a request may leave half a kilobyte at most, and costs no more than before. */
const expectLevel = (seen: ReadonlyArray<SoakSample>) => {
  const settled = seen.slice(seen.length / 2)
  const kilobytes = (slopeOf(settled.map(({ memory }) => memory)) * 1024) / (requests / parts)
  const costOf = (half: ReadonlyArray<SoakSample>) => medianOf(half.map(({ cost }) => cost))
  const dearer = costOf(settled) / costOf(seen.slice(0, seen.length / 2))
  console.log(`${kilobytes.toFixed(3)} kB a request, ${dearer.toFixed(2)} times the cost of a round`)
  expect(kilobytes).toBeLessThan(0.5)
  expect(dearer).toBeLessThan(1.5)
}

test(`after ${requests} requests, memory and handles are what they were`, async () => {
  const env = { RATE_LIMIT: "off", NODE_OPTIONS: "--max-old-space-size=128" }
  const server = await startServer({ dataDir: folder.path, env })
  const owner = await signUpOwner(server.url, "Soak Owner")
  const seen: Array<SoakSample> = []
  let round = 0
  for (let part = 0; part < parts; part++) {
    const until = ((part + 1) * requests) / parts / oneRoundIs
    const [rounds, yardsticks]: [Array<number>, Array<number>] = [[], []]
    const client = async () => {
      while (round < until) {
        rounds.push(await timeOf(() => oneRound(server, owner, ++round)))
        yardsticks.push(await timeOf(() => fetch(`${server.url}/api/health`).then((answer) => answer.text())))
      }
    }
    await Promise.all([client(), client(), client(), client()])
    seen.push({
      memory: memoryOf(server),
      handles: handlesOf(server),
      cost: medianOf(rounds) / medianOf(yardsticks)
    })
  }
  console.log(
    `memory (MB), handles, cost of a round: ${seen.map(({ memory, handles, cost }) => `${Math.round(memory)}/${handles}/${cost.toFixed(1)}`)}`
  )
  const [, second, third] = seen
  const last = seen.at(-1)
  if (requests > shortForm) expectLevel(seen)
  else {
    // The first parts warm the caches. A leak of 1 kB for each request would be 1 MB for every thousand.
    const warm = Math.max(second?.memory ?? 0, third?.memory ?? 0)
    expect(last?.memory).toBeLessThan(warm + 40)
  }
  expect(last?.handles).toBeLessThanOrEqual((second?.handles ?? 0) + 10)
  expect(await server.stop()).toBe(0)
}, 3_600_000)
