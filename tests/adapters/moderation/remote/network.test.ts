import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, expect } from "vitest"
import { boundedFetch, maxResponseBytes } from "#adapters/moderation/remote/bounded-fetch.ts"
import { ServiceFailure } from "#adapters/moderation/remote/service-failure.ts"
import { fair, judge, openaiAt } from "./support.ts"

const sendBounded = boundedFetch()

/** Bytes that the server managed to hand over before the client went away. */
let handedOver = 0

const routes: Readonly<
  Record<string, (server: Parameters<NonNullable<Parameters<typeof createServer>[1]>>[1]) => void>
> = {
  "/flood": (response) => {
    const chunk = Buffer.alloc(65_536, " ")
    const more = () => {
      handedOver += chunk.length
      if (handedOver < 50_000_000 && !response.destroyed) response.write(chunk, more)
      else response.end()
    }
    more()
  },
  "/full": (response) => response.end(Buffer.alloc(maxResponseBytes, " ")),
  "/reset": (response) => {
    response.write('{"model": ')
    setTimeout(() => response.socket?.resetAndDestroy(), 20)
  },
  "/cut-off": (response) => {
    response.writeHead(200, { "content-length": "4000" })
    response.write('{"model": ')
    setTimeout(() => response.socket?.end(), 20)
  },
  "/elsewhere": (response) => {
    response.writeHead(302, { location: "/full" })
    response.end()
  },
  "/nothing/moderations": () => undefined,
  "/silence/moderations": (response) => void response.write('{"model": '),
  "/drip/moderations": (response) => {
    const drop = setInterval(() => response.write(" "), 20)
    response.once("close", () => clearInterval(drop))
  },
  "/drip": (response) => {
    const drop = setInterval(() => response.write(" "), 50)
    response.once("close", () => clearInterval(drop))
  }
}

const requestedPaths: Array<string> = []
/** Requests whose connection is still held. */
let openRequests = 0
let server: Server
let origin = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedPaths.push(request.url ?? "")
    openRequests++
    response.once("close", () => openRequests--)
    routes[request.url ?? ""]?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address() satisfies string | AddressInfo | null
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const failureOf = async (answer: Promise<Response>): Promise<string> => {
  try {
    await answer
    return "none"
  } catch (failure) {
    return failure instanceof ServiceFailure ? failure.kind : String(failure)
  }
}

describe("answers over a real connection", () => {
  it("takes what just fits", async () => {
    const response = await sendBounded(`${origin}/full`)
    assert.lengthOf(new Uint8Array(await response.arrayBuffer()), maxResponseBytes)
  })

  it("gives up a body of 50 MB after 64 KiB, and does not let the rest come", async () => {
    assert.strictEqual(await failureOf(sendBounded(`${origin}/flood`)), "unreadable")
    await new Promise((resolve) => setTimeout(resolve, 100))
    assert.isBelow(handedOver, 20_000_000)
  })

  it.each(["/reset", "/cut-off"])("fails when the connection ends early: %s", async (path) => {
    assert.strictEqual(await failureOf(sendBounded(`${origin}${path}`)), "broken")
  })

  it("follows no redirect", async () => {
    requestedPaths.length = 0
    assert.strictEqual(await failureOf(sendBounded(`${origin}/elsewhere`)), "broken")
    assert.deepStrictEqual(requestedPaths, ["/elsewhere"])
  })

  it("lets go of an answer that drips, when it is told to", async () => {
    const signal = AbortSignal.timeout(300)
    assert.strictEqual(await failureOf(sendBounded(`${origin}/drip`, { signal })), "broken")
  })

  it("fails where nobody listens", async () => {
    assert.strictEqual(await failureOf(sendBounded("http://127.0.0.1:1/")), "broken")
  })
})

/** The SDK is loaded by the first call. */
const loadTimeout = { timeout: 10_000 }

describe("an answer that never ends", () => {
  it.effect.each(["nothing", "silence", "drip"])(
    "is given up after eight seconds, its connection too, and leaves the text unjudged: %s",
    (path) =>
      Effect.gen(function* () {
        requestedPaths.length = 0
        const judging = yield* Effect.forkChild(Effect.flip(judge(fair)), { startImmediately: true })
        yield* Effect.promise(() => expect.poll(() => requestedPaths.length, loadTimeout).toBe(1))
        yield* TestClock.adjust("7 seconds")
        assert.isUndefined(judging.pollUnsafe())
        yield* TestClock.adjust("1 second")
        assert.strictEqual((yield* Fiber.join(judging))._tag, "ModeratorUnavailable")
        yield* Effect.promise(() => expect.poll(() => openRequests, loadTimeout).toBe(0))
      }).pipe(Effect.provide(Layer.unwrap(Effect.sync(() => openaiAt(`${origin}/${path}`)))))
  )
})
