import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { Effect, Schema } from "effect"
import { refuseUnservable } from "./early-responses.ts"
import { holdBackPipelines } from "./pipelining.ts"
import { arrivalTimes, watchArrivals } from "./slow-requests.ts"
import { cutUnreadBodies } from "./unread-bodies.ts"

const serverLimits = {
  requireHostHeader: false,
  headersTimeout: 10_000,
  requestTimeout: arrivalTimes.upload,
  // Node's default of 30 s would let slow clients stay that long.
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384
} as const

/**
 * Milliseconds that an idle connection stays open. Proxies keep theirs for 60 s (nginx) or 120 s (Caddy). Theirs must
 * be the shorter time: if this server closes a connection just as the proxy uses it, a visitor gets a 502.
 */
const keepAliveMillis = { fromVisitors: 5_000, fromProxies: 130_000 } as const

/** Milliseconds after which a client that doesn't read its response is disconnected. */
const socketTimeoutMillis = 60_000
const drainMillis = 10_000
/**
 * Milliseconds until a shutdown closes connections that never sent a byte. Browsers open some ahead of need, and Node
 * doesn't count them as idle.
 */
const unusedMillis = 500

class ListenFailed extends Schema.TaggedError<ListenFailed>()("ListenFailed", {
  text: Schema.String
}) {
  override get message() {
    return this.text
  }
}

const listenProblemTexts: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) =>
    `PORT ${port} on ${host} is in use by another program. Set PORT to a free port.`,
  EACCES: (port) => `PORT ${port} requires more permissions. Set PORT to 1024 or higher.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_, host) => `HOST ${host} is not an address of this machine.`
}

const listenFailed = (error: NodeJS.ErrnoException, port: number, host: string) => {
  const reason = listenProblemTexts[error.code ?? ""]
  return new ListenFailed({ text: reason?.(port, host) ?? `PORT ${port} on ${host}: ${error.message}` })
}

export interface ListenAddress {
  readonly port: number
  readonly host: string
  readonly trustedProxies: number
}

/**
 * Maximum connections waiting to be accepted. A flood exceeds Node's 511, and a rejected client retries only after
 * seconds.
 */
const listenBacklog = 4_096

const maxConnections = 2_000

/**
 * Connections with their pending responses. An array, not a set: a set that changes with every request leaves its old
 * hash tables behind, which only a full garbage collection frees.
 */
type Connections = Map<Socket, Array<ServerResponse>>

interface HttpListener {
  readonly server: Server
  readonly connections: Connections
}

const closeOldestIdle = (connections: Connections) => {
  if (connections.size < maxConnections) return
  const [unused] = connections.entries().find(([, due]) => due.length === 0) ?? []
  const chosen = unused ?? connections.keys().next().value
  if (chosen === undefined) return
  // Counted out now: its close event comes only after all waiting connections were accepted.
  connections.delete(chosen)
  chosen.destroy()
}

const makeListener = (trustedProxies: number): HttpListener => {
  const keepAliveTimeout = trustedProxies > 0 ? keepAliveMillis.fromProxies : keepAliveMillis.fromVisitors
  const server = createServer({ ...serverLimits, keepAliveTimeout })
  const connections: Connections = new Map()
  server.setTimeout(socketTimeoutMillis)
  watchArrivals(server)
  cutUnreadBodies(server)
  server.on("connection", (socket) => {
    closeOldestIdle(connections)
    connections.set(socket, [])
    socket.once("close", () => connections.delete(socket))
  })
  server.on("request", ({ socket }, response) => {
    const due = connections.get(socket)
    due?.push(response)
    response.once("close", () => due?.splice(due.indexOf(response), 1))
  })
  const dueOn = (socket: Socket) => connections.get(socket) ?? []
  refuseUnservable(server, dueOn)
  holdBackPipelines(server, dueOn)
  return { server, connections }
}

const openServer = ({ port, host, trustedProxies }: ListenAddress) =>
  Effect.callback<HttpListener, ListenFailed>((resume) => {
    const listener = makeListener(trustedProxies)
    listener.server.once("error", (error) => resume(Effect.fail(listenFailed(error, port, host))))
    listener.server.listen({ port, host, backlog: listenBacklog }, () => resume(Effect.succeed(listener)))
  })

const closeAfterResponse = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader("connection", "close")
}

const closeUnused = (connections: Connections) => {
  for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy()
}

const drainConnections = ({ server, connections }: HttpListener) =>
  Effect.callback<void>((resume) => {
    // Node doesn't close connections that become idle during a close.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const unused = setTimeout(() => closeUnused(connections), unusedMillis)
    const cut = setTimeout(() => server.closeAllConnections(), drainMillis)
    for (const response of [...connections.values()].flat()) closeAfterResponse(response)
    server.prependListener("request", (_, response) => closeAfterResponse(response))
    server.close(() => {
      for (const timer of [idle, unused, cut]) clearTimeout(timer)
      resume(Effect.void)
    })
  })

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

export const listen = (address: ListenAddress, answerWith: (port: number) => RequestListener) =>
  Effect.acquireRelease(openServer(address), drainConnections).pipe(
    Effect.map(({ server }) => {
      const port = portOf(server)
      server.on("request", answerWith(port))
      return port
    })
  )
