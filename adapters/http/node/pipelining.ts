import type { Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"

const maxDueResponses = 16

/**
 * Bytes passed to the parser at once, about fifteen of the shortest requests. The parser emits all requests in them
 * before reading can be paused.
 */
const sliceBytes = 512

/**
 * Stops reading a connection while many responses are pending on it. Node reads 64 KB at once, or two thousand short
 * requests: all would start before other connections get their turn, and stay in memory for a client that reads
 * nothing.
 */
export const holdBackPipelines = (
  server: Server,
  dueOn: (socket: Socket) => ReadonlyArray<ServerResponse>
): void => {
  const paused = new WeakSet<Socket>()
  server.on("connection", (socket) => {
    const [parse] = socket.listeners("data")
    if (parse === undefined) return
    const feed = (chunk: Buffer) => {
      for (let from = 0; from < chunk.length; from += sliceBytes) {
        if (dueOn(socket).length > maxDueResponses && !socket.isPaused()) {
          paused.add(socket)
          socket.pause()
        }
        if (socket.isPaused()) return socket.unshift(chunk.subarray(from))
        Reflect.apply(parse, socket, [chunk.subarray(from, from + sliceBytes)])
        // After a CONNECT the parser is no longer this connection's.
        if (socket.destroyed || socket.listenerCount("data") === 0) return
      }
    }
    socket.removeAllListeners("data")
    socket.on("data", feed)
  })
  server.on("request", ({ socket }, response) => {
    response.once("close", () => {
      if (dueOn(socket).length > maxDueResponses || !paused.delete(socket)) return
      // Without the delay, all its requests would be served before any other connection is read.
      setImmediate(() => socket.resume())
    })
  })
}
