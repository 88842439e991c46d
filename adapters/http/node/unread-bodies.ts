import type { IncomingMessage, Server } from "node:http"

/**
 * Milliseconds for the rest of a body after its response. An immediate reset could discard the response before the
 * client reads it.
 */
const unreadBodyMillis = 2_000

/** Resets the connection, which even a client that doesn't read notices. */
const cutUnlessEnded = (request: WeakRef<IncomingMessage>): void => {
  const unread = request.deref()
  if (unread?.complete === false) unread.socket.resetAndDestroy()
}

/**
 * Disconnects clients that don't finish their body after the response, since the connection can't be reused. The weak
 * reference lets a finished request be collected before the timer fires.
 */
export const cutUnreadBodies = (server: Server): void => {
  server.on("request", (request, response) => {
    response.once("finish", () => {
      if (!request.complete) setTimeout(cutUnlessEnded, unreadBodyMillis, new WeakRef(request)).unref()
    })
  })
}
