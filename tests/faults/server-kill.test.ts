import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { endLeases } from "../support/end-leases.ts"
import { makeHistory, type RequestOutcome } from "../support/history/history.ts"
import { brokenIn } from "../support/history/invariants.ts"
import { recordsInDatabase, recordsInFolder } from "../support/history/stored-records.ts"
import { type OwnerClient, pollUntil, signInOwner, signUpOwner, submit } from "../support/people.ts"
import { encryptionKey } from "../support/replicas.ts"
import { runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"

const folder = temporaryFolder()
const clients = 16
const killRounds = Number(process.env.KILL_ROUNDS ?? 1)
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await sharedDatabase()
})

afterAll(folder.remove)

interface SubmittedText {
  readonly text: string
  readonly key: string
}

/** Texts sent since the start with their outcomes, and those that may be sent again. */
const newSending = () => ({ history: makeHistory(), unknown: [] as SubmittedText[], acknowledged: 0 })
type SubmittingClient = ReturnType<typeof newSending>

const outcomeOf = (status: number | undefined): RequestOutcome =>
  status === 201 ? "ok" : status === undefined || status >= 500 ? "unknown" : "failed"

const sendOne = async (
  url: string,
  link: string,
  sent: SubmittedText,
  sending: SubmittingClient
): Promise<RequestOutcome> => {
  const answer = await submit(url, link, sent.text, sent.key || undefined).catch(() => undefined)
  const outcome = outcomeOf(answer?.status)
  sending.history.noteSent(sent.text, outcome)
  if (outcome === "ok") sending.acknowledged += 1
  if (outcome === "unknown") sending.unknown.push(sent)
  return outcome
}

/** Every tenth has no key, so that an answer that is lost leaves it unknown for good; every 25th must be refused. */
const nextFor = (name: string, count: number): SubmittedText =>
  count % 25 === 24
    ? { text: `See https://example.org/${name.replaceAll(" ", "-")}/${count}`, key: "" }
    : { text: `Thank you for round ${name} number ${count}`, key: count % 10 === 9 ? "" : `${name}-${count}` }

const sendUntilCut = async (server: RunningServer, link: string, name: string, sending: SubmittingClient) => {
  for (let count = 0; ; count++) {
    const sent = nextFor(name, count)
    const outcome = await sendOne(server.url, link, sent, sending)
    if (outcome === "unknown") return
    expect(outcome, sent.text).toBe(sent.text.startsWith("See") ? "failed" : "ok")
  }
}

const killWhileSending = async (
  server: RunningServer,
  link: string,
  round: number,
  least: number,
  sending: SubmittingClient
) => {
  const enough = sending.acknowledged + least
  const names = Array.from({ length: clients }, (_, client) => `${round} of client ${client}`)
  const sendingAll = Promise.all(names.map((name) => sendUntilCut(server, link, name, sending)))
  await pollUntil("enough is acknowledged", async () => sending.acknowledged >= enough, 60_000)
  expect(await server.stop("SIGKILL")).toBe("SIGKILL")
  await sendingAll
}

/** Sending again with the same key must not store twice what was stored before the kill. */
const sendAgain = async (url: string, link: string, sending: SubmittingClient) => {
  for (const sent of sending.unknown.splice(0)) {
    if (sent.key !== "") expect(await sendOne(url, link, sent, sending), sent.text).toBe("ok")
  }
}

const pendingIn = async (env: Readonly<Record<string, string>>): Promise<number> =>
  JSON.parse((await runCommand(["status", "--json"], env)).output).pending

const listedContents = async (owner: OwnerClient) => (await owner.list()).map(({ content }) => content)

const stores = {
  lowdb: {
    leastPerRound: 120,
    env: () => ({}),
    records: () => recordsInFolder(folder.path),
    endLeases: async () => undefined
  },
  PostgreSQL: {
    leastPerRound: 40,
    env: () => ({ DATABASE_URL: databaseUrl, ENCRYPTION_KEY: encryptionKey }),
    records: () => recordsInDatabase(databaseUrl, encryptionKey),
    endLeases: () => endLeases(databaseUrl)
  }
}

describe.each(Object.entries(stores))("kill -9 under load, over %s", (_, store) => {
  test("[asvs V2.3.3] loses nothing, doubles nothing, and leaves nothing unsettled", async () => {
    const start = () => startServer({ dataDir: folder.path, env: { RATE_LIMIT: "off", ...store.env() } })
    const sending = newSending()
    let server = await start()
    const { link } = await signUpOwner(server.url, "Kill Nine")
    for (let round = 1; round <= killRounds; round++) {
      await killWhileSending(server, link, round, store.leastPerRound, sending)
      server = await start()
      await sendAgain(server.url, link, sending)
    }
    await store.endLeases()
    const owner = await signInOwner(server.url, "Kill Nine")
    const complaints = async () => sending.history.complaints(await listedContents(owner))
    await pollUntil("all is settled", async () => (await complaints()).length === 0, 120_000).catch(
      complaints
    )
    // Texts without a key that got no response may be stored, and be judged last.
    await pollUntil(
      "nothing is pending",
      async () => (await pendingIn({ DATA_DIR: folder.path, ...store.env() })) === 0,
      120_000
    )
    const texts = await listedContents(owner)
    expect(await server.stop()).toBe(0)
    expect(sending.history.complaints(texts)).toEqual([])
    const items = (await store.records()).filter((record) => record.kind === "feedback")
    const settled = items.filter(({ isModerated }) => isModerated)
    expect([settled.length, items.length]).toEqual([texts.length, texts.length])
    expect(brokenIn(await store.records())).toEqual([])
    expect(sending.acknowledged).toBeGreaterThanOrEqual(killRounds * store.leastPerRound)
  })
})
