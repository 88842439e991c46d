import { createHmac } from "node:crypto"
import dns from "node:dns"
import { Resolver } from "node:dns/promises"
import type { IncomingHttpHeaders, RequestListener } from "node:http"
import { createServer } from "node:https"
import { syncBuiltinESMExports } from "node:module"
import { isIP } from "node:net"
import os from "node:os"
import { text } from "node:stream/consumers"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { checkedLookup, isForeignAddress } from "#adapters/public-address/index.ts"
import { webhookSender } from "#adapters/webhook/node/index.ts"
import { certificate, ownTls } from "../../../support/mail-server.ts"

/** A trusted recipient on this machine, whose certificate is for localhost. */
const startRecipient = async (respond: RequestListener, isTrusted = true) => {
  const before = getCACertificates("default")
  if (isTrusted) setDefaultCACertificates([...before, certificate])
  const received: Array<{ path: string | undefined; headers: IncomingHttpHeaders; body: string }> = []
  let connections = 0
  const server = createServer(ownTls, async (request, response) => {
    received.push({ path: request.url, headers: request.headers, body: await text(request) })
    respond(request, response)
  })
  server.on("connection", () => connections++)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    setDefaultCACertificates(before)
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const bound = server.address()
  const port = typeof bound === "object" && bound !== null ? bound.port : 0
  return { received, connections: () => connections, address: `https://localhost:${port}/`, port }
}

/** Replaces a function of Node's module until the test ends. */
const replaceUntilTestEnds = <Name extends string>(
  module: Readonly<Record<Name, unknown>>,
  name: Name,
  replacement: unknown
) => {
  const put = (value: unknown) => {
    Object.assign(module, { [name]: value })
    syncBuiltinESMExports()
  }
  const { [name]: original } = module
  put(replacement)
  onTestFinished(() => put(original))
}

/** Each lookup gives the next of these lists of addresses, and the last one again and again. */
const resolveInTurn = (...lists: ReadonlyArray<ReadonlyArray<string>>) => {
  const answer = (version: number) => {
    let turn = 0
    const resolve = async () => (lists[turn++] ?? lists.at(-1) ?? []).filter((one) => isIP(one) === version)
    return vi.spyOn(Resolver.prototype, version === 4 ? "resolve4" : "resolve6").mockImplementation(resolve)
  }
  const spies = [answer(4), answer(6)] as const
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return spies[0]
}

const message = {
  id: "message-1",
  headers: { "content-type": "application/json" },
  body: '{"count":3}',
  secret: `whsec_${Buffer.alloc(32, 7).toString("base64")}`
}

const sendTo = (address: string, privateHosts = ["localhost"]) =>
  webhookSender({ privateHosts: new Set(privateHosts) })({ ...message, address }).pipe(
    Effect.match({ onSuccess: () => "delivered", onFailure: ({ reason }) => reason })
  )
const outcome = (...to: Parameters<typeof sendTo>) => Effect.runPromise(sendTo(...to))

describe("a webhook", () => {
  test("is posted with the signature of Standard Webhooks", async () => {
    const { received, address, port } = await startRecipient((_, response) => response.writeHead(204).end())
    expect(await outcome(`${address}a?b=1`)).toBe("delivered")
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
    const { received, address } = await startRecipient((_, response) =>
      response.writeHead(307, { location: "/elsewhere" }).end()
    )
    expect(await outcome(address)).toBe("it responds with 307")
    expect(received.map(({ path }) => path)).toEqual(["/"])
  })

  test("goes to nobody whose certificate is not trusted", async () => {
    const { received, address } = await startRecipient((_, response) => response.end(), false)
    expect(await outcome(address)).toMatch(/connection failed/)
    expect(received).toEqual([])
  })

  test("is delivered by the head of the response, whose body is not read", async () => {
    const closed = vi.fn()
    const { address } = await startRecipient((_, response) => {
      const fill = () => void (response.write(Buffer.alloc(65_536)) && setImmediate(fill))
      response.once("close", closed).writeHead(200)
      fill()
    })
    expect(await outcome(address)).toBe("delivered")
    await expect.poll(() => closed).toHaveBeenCalled()
  })

  test.each([
    ["another protocol", "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"],
    ["early hints alone", "HTTP/1.1 103 Early Hints\r\n\r\n"],
    ["a head of many kilobytes", `HTTP/1.1 200 OK\r\n${"x: ".padEnd(20_000, "y")}\r\n\r\n`],
    ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n"],
    ["no status", "HTTP/1.1 2000 OK\r\n\r\n"],
    ["no HTTP", "220 mail.example ESMTP\r\n"]
  ])("fails without waiting if the response is %s", async (_what, raw) => {
    const { address } = await startRecipient((request) => request.socket.end(raw))
    const sending = Effect.provide(sendTo(address), TestClock.layer())
    expect(await Effect.runPromise(sending)).toMatch(/connection failed/)
  })

  test.each(["100 Continue", "103 Early Hints"])(
    "fails without waiting after %s again and again",
    async (line) => {
      const closed = vi.fn()
      const { address } = await startRecipient(({ socket }) => {
        const fill = () => void (socket.writable && socket.write(`HTTP/1.1 ${line}\r\n\r\n`, fill))
        socket.once("close", closed)
        fill()
      })
      const sending = Effect.provide(sendTo(address), TestClock.layer())
      expect(await Effect.runPromise(sending)).toMatch(/connection failed/)
      await expect.poll(() => closed).toHaveBeenCalled()
    }
  )

  test("is given up after ten seconds", async () => {
    const { received, address } = await startRecipient(() => undefined)
    const late = Effect.andThen(
      Effect.promise(() => expect.poll(() => received.length).toBe(1)),
      TestClock.adjust("10 seconds")
    )
    const [reason] = await Effect.runPromise(
      Effect.all([sendTo(address), late], { concurrency: 2 }).pipe(Effect.provide(TestClock.layer()))
    )
    expect(reason).toBe("it takes longer than 10 seconds")
  })

  test("reaches nobody that only this machine or its network can reach", async () => {
    const { connections, port } = await startRecipient((_, response) => response.end())
    const hosts = [
      ...["localhost", "127.0.0.1", "127.1", "2130706433", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]"],
      ...["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "169.254.169.254", "[fe80::1]", "10.0.0.1"]
    ]
    for (const host of hosts)
      expect(await outcome(`https://${host}:${port}/`, []), host).toMatch(/not public|may not be made/)
    expect(connections()).toBe(0)
  })

  test.each([
    ["8.8.8.8", "127.0.0.1"],
    ["127.0.0.1", "8.8.8.8"],
    ["2606:4700::1111", "::1"],
    ["::ffff:127.0.0.1"],
    ["fe80::1%lo"],
    []
  ])("goes nowhere if its name has the addresses %s, %s", async (...addresses) => {
    const { connections, address } = await startRecipient((_, response) => response.end())
    resolveInTurn(addresses)
    expect(await outcome(address, [])).toMatch(/may not be made/)
    expect(connections()).toBe(0)
  })

  test("whose name nobody answers for holds up no lookup of anything else", async () => {
    const systemLookup = vi.fn()
    replaceUntilTestEnds(dns, "lookup", systemLookup)
    resolveInTurn([])
    expect(await outcome("https://silent.example/", [])).toMatch(/may not be made/)
    expect(systemLookup).not.toHaveBeenCalled()
  })

  test("goes to the address that was checked, whatever the name resolves to afterwards", async () => {
    const lookup = resolveInTurn(["8.8.8.8"], ["127.0.0.1"])
    const found = await new Promise((resolve) => {
      checkedLookup(isForeignAddress)("rebound.example", { all: true }, (error, all) => resolve(error ?? all))
    })
    expect(found).toEqual([{ address: "8.8.8.8", family: 4 }])
    expect(lookup).toHaveBeenCalledOnce()
  })
})

test("an address of a network in which this machine has another one is not foreign", () => {
  replaceUntilTestEnds(os, "networkInterfaces", () => ({
    eth0: [
      { address: "198.41.0.4", cidr: "198.41.0.4/24", family: "IPv4" },
      { address: "2a00:1450:1:2::3", cidr: "2a00:1450:1:2::3/64", family: "IPv6" }
    ],
    ppp0: [{ address: "199.7.91.13", cidr: null, family: "IPv4" }]
  }))
  const addresses = ["198.41.0.4", "198.41.0.9", "2a00:1450:1:2::9", "199.7.91.13"]
  expect(addresses.filter(isForeignAddress)).toEqual([])
  expect(["198.41.1.4", "2a00:1450:1:3::3", "199.7.91.14"].filter(isForeignAddress)).toHaveLength(3)
})

test("an address with a zone is one of a link, and not foreign", () => {
  expect(["2606:4700::1111", "2606:4700::1111%eth0"].filter(isForeignAddress)).toEqual(["2606:4700::1111"])
})
