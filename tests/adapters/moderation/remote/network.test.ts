import type { ServerResponse } from "node:http"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, expect } from "vitest"
import { boundedFetch, maxResponseBytes } from "#adapters/moderation/remote/bounded-fetch.ts"
import { ServiceFailure } from "#adapters/moderation/remote/service-failure.ts"
import { type Loopback, startLoopback } from "../../../support/oidc/loopback.ts"
import { fair, judge, openaiAt } from "./support.ts"

const sendBounded = boundedFetch()

/** Bytes that the server managed to hand over before the client went away. */
let handedOver = 0

const routes: Readonly<Record<string, (response: ServerResponse) => void>> = {
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
  "/nothing/moderations": () => undefined,
  "/silence/moderations": (response) => void response.write('{"model": '),
  "/drip/moderations": (response) => {
    const drop = setInterval(() => response.write(" "), 20)
    response.once("close", () => clearInterval(drop))
  }
}

/** Requests whose connection is still held. */
let openRequests = 0
let server: Loopback
let origin = ""

beforeAll(async () => {
  server = await startLoopback(() => (request, response) => {
    openRequests++
    response.once("close", () => openRequests--)
    routes[request.url ?? ""]?.(response)
  })
  origin = server.url
})
afterAll(() => server.stop())

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
        const judging = yield* Effect.forkChild(Effect.flip(judge(fair)), { startImmediately: true })
        yield* Effect.promise(() => expect.poll(() => openRequests, loadTimeout).toBe(1))
        yield* TestClock.adjust("7 seconds")
        assert.isUndefined(judging.pollUnsafe())
        yield* TestClock.adjust("1 second")
        assert.strictEqual((yield* Fiber.join(judging))._tag, "ModeratorUnavailable")
        yield* Effect.promise(() => expect.poll(() => openRequests, loadTimeout).toBe(0))
      }).pipe(Effect.provide(Layer.unwrap(Effect.sync(() => openaiAt(`${origin}/${path}`)))))
  )
})
