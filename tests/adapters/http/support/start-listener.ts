import type { ServerResponse } from "node:http"
import { connect, type Socket } from "node:net"
import { Effect, Fiber } from "effect"
import { onTestFinished } from "vitest"
import { listen } from "#adapters/http/node/listener.ts"

/** A server whose requests are answered when the test says so. */
export const startListener = async () => {
  const begun: Array<{ readonly path: string; readonly response: ServerResponse }> = []
  const opened = Promise.withResolvers<number>()
  const listening = listen({ port: 0, host: "127.0.0.1", trustedProxies: 0 }, () => (request, response) => {
    begun.push({ path: request.url ?? "", response })
  })
  const fiber = Effect.runFork(
    Effect.scoped(
      Effect.andThen(
        Effect.tap(listening, (port) => Effect.sync(() => opened.resolve(port))),
        Effect.never
      )
    )
  )
  onTestFinished(() => Effect.runPromise(Effect.asVoid(Fiber.interrupt(fiber))))
  const port = await opened.promise
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(socket))
      socket.on("error", () => undefined)
      onTestFinished(() => void socket.destroy())
    })
  onTestFinished(() => {
    for (const { response } of begun) response.destroy()
  })
  return { begun, open }
}
