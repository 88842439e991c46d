import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { Effect, Schema } from "effect"
import { holdBackPipelines } from "./pipelining.ts"
import { arrivalTimes, watchArrivals } from "./slow-requests.ts"
import { cutUnreadBodies } from "./unread-bodies.ts"

const limits = {
  headersTimeout: 10_000,
  requestTimeout: arrivalTimes.upload,
  // Node's own pause between looks at the clock is 30 s: slow clients would stay that long.
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384
} as const

/**
 * How long an idle connection stays open. Proxies keep theirs for 60 s (nginx) or 120 s (Caddy): one that this server closes
 * just as they use it is a visitor's 502, so theirs must be the shorter time.
 */
const idleMillis = { fromVisitors: 5_000, fromProxies: 130_000 } as const

/** A client that takes nothing of its answer for so long is cut. */
const silence = 60_000
const drainMillis = 10_000
/** Browsers open connections ahead of need; to Node those are no idle ones. */
const unusedMillis = 500

class ListenFailed extends Schema.TaggedError<ListenFailed>()("ListenFailed", {
  text: Schema.String
}) {
  override get message() {
    return this.text
  }
}

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) => `PORT ${port} on ${host} is in use by another program. Set PORT to a free one.`,
  EACCES: (port) => `PORT ${port} may not be opened by this user. Set PORT to one from 1024 up.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: (_, host) => `HOST ${host} is no address of this machine.`
}

const listenFailed = (error: NodeJS.ErrnoException, port: number, host: string) => {
  const reason = reasons[error.code ?? ""]
  return new ListenFailed({ text: reason?.(port, host) ?? `PORT ${port} on ${host}: ${error.message}` })
}

interface Address {
  readonly port: number
  readonly host: string
  /** The number of proxies in front. */
  readonly trustedProxies: number
}

/**
 * Connections that may wait to be taken. Node's 511 are fewer than come in one flood, and whoever finds no place tries
 * again only after seconds.
 */
const backlog = 4_096

/** Above so many, whoever asks for nothing makes room for whoever comes. */
const mostConnections = 2_000

/**
 * Each connection with the answers that are due on it. Not a set of answers: one that changes with every request leaves its old
 * tables behind, each of which keeps the next one until all memory is looked through.
 */
type Connections = Map<Socket, Array<ServerResponse>>

interface Listener {
  readonly server: Server
  readonly connections: Connections
}

/** The oldest connection on which nothing is being answered goes first; if all are busy, the oldest. */
const makeRoom = (connections: Connections) => {
  if (connections.size < mostConnections) return
  const [unused] = connections.entries().find(([, due]) => due.length === 0) ?? []
  const chosen = unused ?? connections.keys().next().value
  if (chosen === undefined) return
  // No more in the count from now on: it closes only after all that wait in line were taken.
  connections.delete(chosen)
  chosen.destroy()
}

const makeListener = (trustedProxies: number): Listener => {
  const keepAliveTimeout = trustedProxies > 0 ? idleMillis.fromProxies : idleMillis.fromVisitors
  const server = createServer({ ...limits, keepAliveTimeout })
  const connections: Connections = new Map()
  server.setTimeout(silence)
  watchArrivals(server)
  cutUnreadBodies(server)
  server.on("connection", (socket) => {
    makeRoom(connections)
    connections.set(socket, [])
    socket.once("close", () => connections.delete(socket))
  })
  server.on("request", ({ socket }, response) => {
    const due = connections.get(socket)
    due?.push(response)
    response.once("close", () => due?.splice(due.indexOf(response), 1))
  })
  holdBackPipelines(server, (socket) => connections.get(socket) ?? [])
  return { server, connections }
}

const open = ({ port, host, trustedProxies }: Address) =>
  Effect.callback<Listener, ListenFailed>((resume) => {
    const listener = makeListener(trustedProxies)
    listener.server.once("error", (error) => resume(Effect.fail(listenFailed(error, port, host))))
    listener.server.listen({ port, host, backlog }, () => resume(Effect.succeed(listener)))
  })

const sayLast = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader("connection", "close")
}

const closeUnused = (connections: Connections) => {
  for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy()
}

/** Takes no more, answers what is in flight, and cuts what is still there after ten seconds. */
const drain = ({ server, connections }: Listener) =>
  Effect.callback<void>((resume) => {
    // A connection that falls idle while the server closes is not closed by Node itself.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const unused = setTimeout(() => closeUnused(connections), unusedMillis)
    const cut = setTimeout(() => server.closeAllConnections(), drainMillis)
    for (const response of [...connections.values()].flat()) sayLast(response)
    server.prependListener("request", (_, response) => sayLast(response))
    server.close(() => {
      for (const timer of [idle, unused, cut]) clearTimeout(timer)
      resume(Effect.void)
    })
  })

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

/** Opens the port; requests are answered by what `answerWith` makes, knowing the port that was opened. */
export const listen = (address: Address, answerWith: (port: number) => RequestListener) =>
  Effect.acquireRelease(open(address), drain).pipe(
    Effect.map(({ server }) => {
      const port = portOf(server)
      server.on("request", answerWith(port))
      return port
    })
  )
