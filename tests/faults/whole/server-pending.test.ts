import { Schema } from "effect"
import { expect, test } from "vitest"
import { GamificationStats } from "#core/contract/progress-schemas.ts"
import { fillPending } from "../../bench/data/fill-pending.ts"
import { benchKey } from "../../bench/servers/servers.ts"
import { makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { type OwnerClient, signInOwner, signUpOwner } from "../../support/people.ts"
import { budgetAfter, quantileOf, timesOf } from "../../support/promptness.ts"
import type { RunningServer } from "../../support/running-server.ts"

const name = "Asha Rao"
const pendingCount = 5_000

const start = (dataDir: string): Promise<RunningServer> =>
  startUnlimitedServer(dataDir, { ENCRYPTION_KEY: benchKey, LOG_LEVEL: "error" })

const readStats = Schema.decodeUnknownSync(GamificationStats)

const approvedOf = async (owner: OwnerClient): Promise<number> => {
  const { badgeProgress } = readStats(await (await owner.send("GET", "/api/gamification/stats")).json())
  return badgeProgress.reduce((sum, { count }) => sum + count, 0)
}

test(`${pendingCount} items that are pending at the start are settled while pages stay fast, each once`, async () => {
  const dataDir = makeFolder()
  const before = await start(dataDir)
  const { link } = await signUpOwner(before.url, name)
  const loadPage = (server: RunningServer) => fetch(`${server.url}/${link}`).then((page) => page.text())
  const budget = budgetAfter(await timesOf(100, () => loadPage(before)))
  await before.stop()
  const texts = Array.from(
    { length: pendingCount },
    (_, turn) => `Thank you for your patient help, number ${turn}.`
  )
  await fillPending(dataDir, link, texts)

  const server = await start(dataDir)
  const owner = await signInOwner(server.url, name)
  expect(await approvedOf(owner)).toBeLessThan(pendingCount)
  const times: Array<number> = []
  const deadline = Date.now() + 150_000
  while ((await approvedOf(owner)) < pendingCount && Date.now() < deadline) {
    times.push(...(await timesOf(20, () => loadPage(server))))
  }
  times.sort((a, b) => a - b)
  expect(quantileOf(times, 0.99)).toBeLessThan(budget)
  expect(await approvedOf(owner)).toBe(pendingCount)
  expect(await owner.list()).toHaveLength(pendingCount)
})
