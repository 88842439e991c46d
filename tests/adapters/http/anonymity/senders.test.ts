import crypto from "node:crypto"
import { statSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { localModerator } from "#adapters/moderation/local/index.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { bytesIn } from "../../../faults/anonymity/support/data-locations.ts"
import { temporaryFolder } from "../../../support/server.ts"
import { settleAll } from "../../../support/settle-all.ts"
import { limitsBehind } from "../support/limited.ts"
import { fromOwnPage, readAs, succeed } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"
import { openServer, origin, type TestServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"
import { submission } from "../support/visitors.ts"

/** Randomness is driven: in two runs the same is drawn in the same order, and what differs has another reason. */
let uuidCount = 0
const uuid = () => `00000000-0000-4000-8000-${`${++uuidCount}`.padStart(12, "0")}` as const

beforeAll(() => {
  vi.spyOn(crypto, "randomBytes").mockImplementation((size: number) => Buffer.alloc(size, `${++uuidCount} `))
  vi.spyOn(crypto, "randomUUID").mockImplementation(uuid)
  syncBuiltinESMExports()
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T15:09:26.535Z") })
})

afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  vi.useRealTimers()
})

/** All by which one sender differs from another. */
const senderNamed = (name: string, number: number) => ({
  address: `198.51.100.${number}`,
  headers: {
    "x-forwarded-for": `203.0.113.${number}`,
    "user-agent": `Mozilla/5.0 (${name})`,
    "accept-language": `${name},te;q=0.${number}`,
    "accept-encoding": number % 2 === 0 ? "gzip" : "br",
    "sec-ch-ua": `"${name}";v="13${number}"`,
    referer: `https://${name}.example/`,
    cookie: `who=${name}; honesthive-device=device-of-${name}-0123456789`,
    "x-request-id": `${name}-${number}`
  }
})

type Sender = ReturnType<typeof senderNamed>

const firstSender = senderNamed("asha", 7)
const otherSenders = ["ben", "chitra", "deepak", "esha", "farid", "gita"].map((name, index) =>
  senderNamed(name, index + 20)
)

const path = "/api/profile/asha-rao/feedback"
const listening = "You listen well."
const keyed = (text: string, key: string) => submission(text, { "idempotency-key": key })

/** A text twice with one key: that it is stored once must not depend on who sends it again. */
const visits: ReadonlyArray<readonly [path: string, init: RequestInit]> = [
  [path, keyed(listening, "first key")],
  [path, keyed("You are a pathetic idiot.", "second key")],
  [path, keyed(listening, "first key")],
  [path, submission("You fixed the build quickly.")],
  [path, submission("Your plans are clear.")],
  ["/asha-rao", { method: "POST", headers: fromOwnPage, body: new URLSearchParams({ content: "Good." }) }]
]

const sendVisit = (server: TestServer, [at, init]: (typeof visits)[number], { address, headers }: Sender) => {
  const own = new Headers(init.headers)
  for (const [name, value] of Object.entries(headers)) own.set(name, value)
  const request = new Request(`${origin}${at}`, { ...init, headers: own, redirect: "manual" })
  return server.handle(Object.assign(request, { ip: address }))
}

const readings = [
  "/api/user/feedback",
  "/api/user/feedback-summary",
  "/api/user/activity",
  "/api/user/badges",
  "/api/gamification/stats"
]

/**
 * All bytes in a folder. Its own number, which its lock names, no two folders share; and the lock counts the heartbeats,
 * one for every few seconds that a run took.
 */
const bytesOf = (folder: string): string =>
  bytesIn(folder)
    .toString("latin1")
    .replaceAll(`"folder":"${statSync(folder).ino}"`, '"folder":"its own"')
    .replace(/(?<="token":"[0-9a-f]{24}"\}\n)\d+\n/, "")

/** Every byte that is on the disk after these senders wrote, and all that the owner can read. */
const hiveWrittenBy = async (senders: ReadonlyArray<Sender>) => {
  uuidCount = 0
  const folder = temporaryFolder()
  const stored = Layer.orDie(lowdbStorage({ dataDir: folder.path }))
  const services = Layer.mergeAll(testServices, stored)
  const server = openServer({ services, limits: limitsBehind(1) })
  try {
    const { cookie } = await makeHive(server, "asha@example.com", "asha-rao")
    for (const [index, visit] of visits.entries()) {
      const answer = await sendVisit(server, visit, senders[index % senders.length] ?? firstSender)
      expect(answer.status).toBe(visit[0] === path ? 201 : 303)
    }
    succeed(await server.run(Effect.provide(settleAll, localModerator())))
    const read = await Promise.all(readings.map((at) => readAs(server, cookie, at)))
    const journal = bytesOf(folder.path)
    await server.dispose()
    return { read, journal, files: bytesOf(folder.path) }
  } finally {
    folder.remove()
  }
}

test("[anon A1] [anon A2] [anon A13] every stored byte, and all that an owner reads, is the same whoever sends", async () => {
  const ofOne = await hiveWrittenBy([firstSender])
  expect(JSON.stringify(ofOne.read)).toContain(listening)
  expect(ofOne.files).toContain('"submission-key"')
  expect(await hiveWrittenBy([firstSender])).toEqual(ofOne)
  expect(await hiveWrittenBy(otherSenders)).toEqual(ofOne)
})
