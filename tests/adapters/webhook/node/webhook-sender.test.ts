import { createHmac } from "node:crypto"
import dns from "node:dns"
import type { RequestListener } from "node:http"
import { createServer } from "node:https"
import { syncBuiltinESMExports } from "node:module"
import { networkInterfaces } from "node:os"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, onTestFinished, test } from "vitest"
import { checkedLookup, isForeignAddress } from "#adapters/public-address/index.ts"
import { webhookSender } from "#adapters/webhook/node/index.ts"
import { certificate, ownTls } from "../../../support/mail-server.ts"

interface ReceivedWebhook {
  readonly path: string | undefined
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  readonly body: string
}

const trustOwnCertificate = () => {
  const before = getCACertificates("default")
  setDefaultCACertificates([...before, certificate])
  onTestFinished(() => setDefaultCACertificates(before))
}

/** A recipient on this machine, whose certificate is for localhost. */
const startRecipient = async (respond: RequestListener) => {
  const received: Array<ReceivedWebhook> = []
  let connections = 0
  const server = createServer(ownTls, (request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      received.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
      respond(request, response)
    })
  })
  server.on("connection", () => connections++)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const bound = server.address()
  const port = typeof bound === "object" && bound !== null ? bound.port : 0
  return { received, connections: () => connections, port }
}

/** Until the test ends, each lookup gives the next of these addresses, and the last one again and again. */
const resolveInTurn = (...addresses: ReadonlyArray<string>) => {
  const { lookup } = dns
  let lookups = 0
  const replaceLookup = (replacement: unknown) => {
    Object.assign(dns, { lookup: replacement })
    syncBuiltinESMExports()
  }
  replaceLookup((_name: string, _options: unknown, callback: (error: null, found: unknown) => void) => {
    const address = addresses[Math.min(lookups++, addresses.length - 1)]
    callback(null, [{ address, family: 4 }])
  })
  onTestFinished(() => replaceLookup(lookup))
  return () => lookups
}

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
const message = {
  id: "message-1",
  headers: { "content-type": "application/json" },
  body: '{"count":3}',
  secret
}

const localhostAllowed = webhookSender({ privateHosts: new Set(["localhost"]) })
const noneAllowed = webhookSender({ privateHosts: new Set() })

const outcome = async (sending: ReturnType<typeof localhostAllowed>) => {
  const result = await Effect.runPromise(Effect.result(sending))
  return Result.isSuccess(result) ? "delivered" : result.failure.reason
}

describe("a webhook", () => {
  test("is posted with the signature of Standard Webhooks", async () => {
    trustOwnCertificate()
    const { received, port } = await startRecipient((_request, response) => response.writeHead(204).end())
    expect(await outcome(localhostAllowed({ ...message, address: `https://localhost:${port}/a?b=1` }))).toBe(
      "delivered"
    )
    const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = received
    expect([path, body, headers["content-type"], headers.host]).toEqual([
      "/a?b=1",
      message.body,
      "application/json",
      `localhost:${port}`
    ])
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`
    const signature = createHmac("sha256", Buffer.alloc(32, 7)).update(signed).digest("base64")
    expect([headers["webhook-id"], headers["webhook-signature"]]).toEqual(["message-1", `v1,${signature}`])
  })

  test("follows no redirect", async () => {
    trustOwnCertificate()
    const { received, port } = await startRecipient((_request, response) =>
      response.writeHead(307, { location: "/elsewhere" }).end()
    )
    expect(await outcome(localhostAllowed({ ...message, address: `https://localhost:${port}/` }))).toBe(
      "it responds with 307"
    )
    expect(received.map(({ path }) => path)).toEqual(["/"])
  })

  test("goes to nobody whose certificate is not trusted", async () => {
    const { received, port } = await startRecipient((_request, response) => response.end())
    expect(await outcome(localhostAllowed({ ...message, address: `https://localhost:${port}/` }))).toMatch(
      /connection failed/
    )
    expect(received).toEqual([])
  })

  test("is given up after ten seconds", async () => {
    trustOwnCertificate()
    const { received, port } = await startRecipient(() => undefined)
    const sending = Effect.result(localhostAllowed({ ...message, address: `https://localhost:${port}/` }))
    const late = Effect.andThen(
      Effect.promise(() => expect.poll(() => received.length).toBe(1)),
      TestClock.adjust("10 seconds")
    )
    const [result] = await Effect.runPromise(
      Effect.all([sending, late], { concurrency: 2 }).pipe(Effect.provide(TestClock.layer()))
    )
    expect(Result.isFailure(result) && result.failure.reason).toBe("it takes longer than 10 seconds")
  })

  test("reaches nobody that only this machine or its network can reach", async () => {
    trustOwnCertificate()
    const { connections, port } = await startRecipient((_request, response) => response.end())
    const hosts = [
      ...["localhost", "127.0.0.1", "127.1", "2130706433", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]"],
      ...["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "169.254.169.254", "[fe80::1]", "10.0.0.1"]
    ]
    for (const host of hosts)
      expect(await outcome(noneAllowed({ ...message, address: `https://${host}:${port}/` })), host).toMatch(
        /not public|may not be made/
      )
    expect(connections()).toBe(0)
  })

  test("goes to the address that was checked, whatever the name resolves to afterwards", async () => {
    const lookups = resolveInTurn("8.8.8.8", "127.0.0.1")
    const found = await new Promise((resolve) => {
      checkedLookup(isForeignAddress)("rebound.example", { all: true }, (error, all) => resolve(error ?? all))
    })
    expect([found, lookups()]).toEqual([[{ address: "8.8.8.8", family: 4 }], 1])
  })
})

test("this machine's own addresses are not foreign", () => {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  expect(own.filter(({ address }) => isForeignAddress(address))).toEqual([])
  expect(isForeignAddress("8.8.8.8")).toBe(true)
})
