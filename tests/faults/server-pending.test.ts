import { Effect, Layer, Schema } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { GamificationStats } from "#core/contract/progress-schemas.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { benchKey } from "../bench/servers/servers.ts"
import { makeFolder } from "../support/for-one-test.ts"
import { type OwnerClient, pollUntil, signInOwner, signUpOwner } from "../support/people.ts"
import { budgetAfter, quantileOf, timesOf } from "../support/promptness.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer } from "../support/server.ts"
import { startSlowOpenai } from "../support/slow-openai.ts"

const name = "Asha Rao"
/** 5,000 in the long form. */
const pendingCount = Number(process.env.PENDING_ITEMS ?? 500)

const start = async (dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
  const server = await startServer({
    dataDir,
    env: { RATE_LIMIT: "off", ENCRYPTION_KEY: benchKey, LOG_LEVEL: "error", ...env }
  })
  onTestFinished(() => void server.stop("SIGKILL"))
  return server
}

/** Feedback that came while nobody could judge it. */
const submitAll = (dataDir: string, link: string, items: number): Promise<void> => {
  const layer = Layer.mergeAll(
    lowdbStorage({ dataDir }),
    Layer.provide(aesSealer, configuredKeys(Buffer.from(benchKey, "hex"))),
    nodeSecrets
  )
  const texts = Array.from({ length: items }, (_, turn) => `Thank you for your patient help, number ${turn}.`)
  const send = (content: string) => submitTyped({ link, content, idempotencyKey: undefined })
  return Effect.runPromise(
    Effect.forEach(texts, send, { discard: true, concurrency: 64 }).pipe(Effect.provide(layer))
  )
}

const readStats = Schema.decodeUnknownSync(GamificationStats)

const approvedOf = async (owner: OwnerClient): Promise<number> => {
  const { badgeProgress } = readStats(await (await owner.send("GET", "/api/gamification/stats")).json())
  return badgeProgress.reduce((sum, { count }) => sum + count, 0)
}

/** A data folder with so many items pending, and how long its pages take while nothing is. */
const prepare = async (items: number) => {
  const dataDir = makeFolder()
  const server = await start(dataDir)
  const { link } = await signUpOwner(server.url, name)
  const quiet = await timesOf(100, () => fetch(`${server.url}/${link}`).then((page) => page.text()))
  await server.stop()
  await submitAll(dataDir, link, items)
  return { dataDir, link, budget: budgetAfter(quiet) }
}

/** Loads the visitor's page over and over until all is approved; the times, in ascending order. */
const loadUntilDrained = async (server: RunningServer, link: string, items: number) => {
  const owner = await signInOwner(server.url, name)
  const atFirst = await approvedOf(owner)
  const times: Array<number> = []
  const deadline = Date.now() + 150_000
  while ((await approvedOf(owner)) < items && Date.now() < deadline) {
    times.push(...(await timesOf(20, () => fetch(`${server.url}/${link}`).then((page) => page.text()))))
  }
  return { owner, atFirst, times: times.toSorted((a, b) => a - b) }
}

describe("what is pending at the start", () => {
  test(`${pendingCount} items are settled while pages stay fast, each once`, async () => {
    const { dataDir, link, budget } = await prepare(pendingCount)
    const server = await start(dataDir)
    const { owner, atFirst, times } = await loadUntilDrained(server, link, pendingCount)
    expect(atFirst).toBeLessThan(pendingCount)
    expect(quantileOf(times, 0.99)).toBeLessThan(budget)
    expect(await approvedOf(owner)).toBe(pendingCount)
    expect(await owner.list()).toHaveLength(pendingCount)
  })

  test("a slow service is asked at most four things at once, and a killed server's items are asked again, none lost", async () => {
    const items = 200
    const openai = await startSlowOpenai(20)
    onTestFinished(openai.close)
    const env = { MODERATION: "openai", OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: openai.baseUrl }
    const { dataDir, link, budget } = await prepare(items)
    const first = await start(dataDir, env)
    await pollUntil("some are judged", async () => openai.moderations() > items / 5)
    await first.stop("SIGKILL")
    const asked = openai.moderations()
    const second = await start(dataDir, env)
    const { owner, atFirst, times } = await loadUntilDrained(second, link, items)
    expect(atFirst).toBeLessThan(items)
    expect(quantileOf(times, 0.99)).toBeLessThan(budget)
    expect(await approvedOf(owner)).toBe(items)
    // The probes at each start, and what was under way when the first one was killed.
    expect(openai.moderations()).toBeLessThanOrEqual(items + 2 + 16)
    expect(openai.moderations()).toBeGreaterThan(asked)
    expect(openai.mostAtOnce()).toBeLessThanOrEqual(4)
  })
})
