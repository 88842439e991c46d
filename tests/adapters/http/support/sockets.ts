import type { RequestListener, ServerResponse } from "node:http"
import { connect, type Socket } from "node:net"
import { Effect, Exit, Scope } from "effect"
import { serve } from "h3"
import { toNodeHandler } from "h3/node"
import { onTestFinished } from "vitest"
import { listen as listenAsServer } from "#adapters/http/node/listener.ts"
import { sendCachedFirst } from "#adapters/http/node/send-cached-response.ts"
import type { TestServer } from "./test-server.ts"

const exchange = (port: number, request: string | Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request))
    const chunks: Array<Buffer> = []
    // An answer that keeps the connection open is over when nothing follows it.
    socket.setTimeout(120, () => chunks.length > 0 && socket.end())
    socket.on("data", (chunk) => chunks.push(chunk))
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")))
    socket.on("error", (error) => (chunks.length > 0 ? undefined : reject(error)))
  })

const socketServer = (port: number) => ({
  port,
  send: (request: string | Uint8Array) => exchange(port, request)
})

/** The app behind a real socket, with time limits that a test can wait for. */
export const listen = async (server: TestServer) => {
  const listening = serve(server.app, {
    port: 0,
    hostname: "127.0.0.1",
    silent: true,
    node: { headersTimeout: 900, requestTimeout: 1200, connectionsCheckingInterval: 100 }
  })
  await listening.ready()
  onTestFinished(() => listening.close(true))
  return socketServer(Number(new URL(listening.url ?? "").port))
}

/** The listener that the server itself has, until the test ends; its port. */
const openListener = async (
  answering: Parameters<typeof listenAsServer>[1],
  trustedProxies = 0
): Promise<number> => {
  const scope = Scope.makeUnsafe()
  onTestFinished(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  const listening = listenAsServer({ port: 0, host: "127.0.0.1", trustedProxies }, answering)
  return Effect.runPromise(Scope.provide(listening, scope))
}

/** The app behind it. */
export const listenAsServed = async ({ app, findCached }: TestServer, trustedProxies = 0) => {
  const handle = toNodeHandler(app)
  const answer: RequestListener = (request, response) => void handle(request, response)
  return socketServer(await openListener(() => sendCachedFirst(findCached, answer), trustedProxies))
}

/** The statuses of all answers in what came back. */
export const statusesIn = (answer: string): ReadonlyArray<number> =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))

/** A server whose requests are answered when the test says so. */
export const startListener = async () => {
  const begun: Array<{ readonly path: string; readonly response: ServerResponse }> = []
  const port = await openListener(() => (request, response) => {
    begun.push({ path: request.url ?? "", response })
  })
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
