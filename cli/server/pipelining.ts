import type { Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"

/** Responses that may be due on one connection before more is read of it. */
const maxDueResponses = 16

/**
 * Bytes given to the parser at once, which hands over all requests in them before anything can be held back. Some fifteen of the
 * shortest.
 */
const sliceBytes = 512

/**
 * Reads a connection no further while many responses are due on it. Node reads 64 KB at once, two thousand short requests: all
 * would be begun before others have their turn, and wait in memory for a client that reads nothing. `dueOn` tells the responses
 * that are due on a connection.
 */
export const holdBackPipelines = (
  server: Server,
  dueOn: (socket: Socket) => ReadonlyArray<ServerResponse>
): void => {
  /** Connections that are paused here, and not by Node. */
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
        if (socket.destroyed) return
      }
    }
    socket.removeAllListeners("data")
    socket.on("data", feed)
  })
  server.on("request", ({ socket }, response) => {
    response.once("close", () => {
      if (dueOn(socket).length > maxDueResponses || !paused.delete(socket)) return
      // At once, it would go on until all are answered, and no other connection would be read meanwhile.
      setImmediate(() => socket.resume())
    })
  })
}
