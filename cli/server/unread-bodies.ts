import type { IncomingMessage, Server } from "node:http"

/** Milliseconds for the rest of a body whose answer was sent. A reset at once could take the answer from its reader. */
const restMillis = 2_000

/** A reset is noticed even by a client that leaves its answer unread. */
const cutUnlessEnded = (asked: WeakRef<IncomingMessage>): void => {
  const left = asked.deref()
  if (left?.complete === false) left.socket.resetAndDestroy()
}

/**
 * Cuts who was answered before the body was there, and does not end it: nothing else can come on that connection. The
 * request is held weakly, and by no closure: one that ended meanwhile does not stay in memory for the time.
 */
export const cutUnreadBodies = (server: Server): void => {
  server.on("request", (request, response) => {
    response.once("finish", () => {
      if (!request.complete) setTimeout(cutUnlessEnded, restMillis, new WeakRef(request)).unref()
    })
  })
}
