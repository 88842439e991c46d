import { Effect, Fiber } from "effect"
import { expect, test } from "vitest"
import { readBytes } from "#adapters/http/body/read-bytes.ts"
import { RequestError } from "#adapters/http/responses/request-error.ts"

const tooLarge = new RequestError({ status: 413, text: "Too large." })

/** The body of a request, which comes a kilobyte at a time. */
const kilobytes = () => {
  const sent = { count: 0, arrive: (): void => undefined }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sent.arrive = () => {
        sent.count += 1
        controller.enqueue(new Uint8Array(1024))
      }
    }
  })
  return { sent, body }
}

test("a body whose reading is given up is taken no further into memory", () =>
  Effect.gen(function* () {
    const { sent, body } = kilobytes()
    const streamed = { method: "POST", body, duplex: "half" }
    const request = new Request("http://localhost/", streamed)
    let taken = 0
    const reading = readBytes(request, 1_000_000, tooLarge, () => {
      taken += 1
    })
    const fiber = yield* Effect.forkChild(reading, { startImmediately: true })
    sent.arrive()
    yield* Effect.promise(() => expect.poll(() => taken).toBe(1))
    yield* Fiber.interrupt(fiber)
    sent.arrive()
    sent.arrive()
    yield* Effect.promise(() => new Promise(setImmediate))
    expect(taken).toBe(1)
    expect(request.body?.locked).toBe(false)
  }).pipe(Effect.runPromise))
