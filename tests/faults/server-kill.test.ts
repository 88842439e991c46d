import { Schema } from "effect"
import { afterAll, expect, test } from "vitest"
import { GamificationStats } from "#core/contract/gamification-schemas.ts"
import { type Owner, signInOwner, signUpOwner, submit, until } from "../support/people.ts"
import { type RunningServer, startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
const clients = 16
const rounds = 3
const acknowledgedPerRound = 500

afterAll(folder.remove)

interface Sent {
  readonly text: string
  readonly key: string
}

interface History {
  readonly acknowledged: Array<Sent>
  /** No answer came back: stored or not. */
  readonly unknown: Array<Sent>
}

const refusesNothing = (status: number, text: string) =>
  expect({ status, text }).toEqual({ status: 201, text })

const sendUntilCut = async (server: RunningServer, link: string, name: string, history: History) => {
  for (let count = 0; ; count++) {
    const sent = { text: `Thank you for round ${name} number ${count}`, key: `${name}-${count}` }
    const answer = await submit(server.url, link, sent.text, sent.key).catch(() => undefined)
    if (answer === undefined) return void history.unknown.push(sent)
    refusesNothing(answer.status, sent.text)
    history.acknowledged.push(sent)
  }
}

const killWhileSending = async (server: RunningServer, link: string, round: number, history: History) => {
  const before = history.acknowledged.length
  const names = Array.from({ length: clients }, (_, client) => `${round} of client ${client}`)
  const sending = Promise.all(names.map((name) => sendUntilCut(server, link, name, history)))
  await until(
    "enough is acknowledged",
    async () => history.acknowledged.length - before >= acknowledgedPerRound
  )
  expect(await server.stop("SIGKILL")).toBe("SIGKILL")
  await sending
}

/** Sending again with the same key must not store twice what was stored before the kill. */
const sendAgain = async (server: RunningServer, link: string, history: History) => {
  for (const sent of history.unknown.splice(0)) {
    refusesNothing((await submit(server.url, link, sent.text, sent.key)).status, sent.text)
    history.acknowledged.push(sent)
  }
}

const readStats = Schema.decodeUnknownSync(GamificationStats)

/** Every approved item is counted once, in its own category: none was settled twice. */
const countsAgree = async (owner: Owner) => {
  const approved = (await owner.list()).filter(({ moderationStatus }) => moderationStatus === "approved")
  const { badgeProgress } = readStats(await (await owner.send("GET", "/api/gamification/stats")).json())
  for (const { category, count } of badgeProgress) {
    expect(count, category).toBe(approved.filter(({ aiCategory }) => aiCategory === category).length)
  }
}

test("[asvs V2.3.3] kill -9 under load loses nothing, doubles nothing, and leaves nothing unsettled", async () => {
  const history: History = { acknowledged: [], unknown: [] }
  let server = await startServer({ dataDir: folder.path, env: { RATE_LIMIT: "off" } })
  const { link } = await signUpOwner(server.url, "Kill Nine")
  for (let round = 1; round <= rounds; round++) {
    await killWhileSending(server, link, round, history)
    server = await startServer({ dataDir: folder.path, env: { RATE_LIMIT: "off" } })
    await sendAgain(server, link, history)
  }
  const owner = await signInOwner(server.url, "Kill Nine")
  const wanted = history.acknowledged.map(({ text }) => text).sort()
  await until("all is settled", async () => (await owner.list()).length >= wanted.length, 60_000)
  const stored = (await owner.list()).map(({ content }) => content).sort()
  expect(stored).toEqual(wanted)
  await countsAgree(owner)
  expect(wanted.length).toBeGreaterThanOrEqual(rounds * acknowledgedPerRound)
  expect(await server.stop()).toBe(0)
})
