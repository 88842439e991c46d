import { type Server, type ServerResponse, STATUS_CODES } from "node:http"
import { Socket } from "node:net"
import { refusalHeaders } from "../requests/security-headers.ts"
import { allowedMethods } from "../site/paths.ts"

/** A response without a body, for requests that never reach the app. The connection closes after it. */
export const rawResponse = (status: number, own: Readonly<Record<string, string>> = {}): string => {
  const headers = { ...refusalHeaders, ...own, "content-length": "0", connection: "close" }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`
}

const unreadableStatuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408
}

/**
 * Node closes the connection of a CONNECT without a response, and refuses an unknown Expect, and what is no HTTP,
 * without security headers. Behind unanswered requests there is no response: it would be taken for the first one's.
 */
export const refuseUnservable = (
  server: Server,
  dueOn: (socket: Socket) => ReadonlyArray<ServerResponse>
): void => {
  server.on("connect", ({ socket, url = "" }) => {
    if (dueOn(socket).length > 0) return socket.destroy()
    const allowed = allowedMethods(url)
    socket.removeAllListeners("data").on("error", () => socket.destroy())
    socket.write(allowed.length === 0 ? rawResponse(404) : rawResponse(405, { allow: allowed.join(", ") }))
    return socket.destroySoon()
  })
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (!(socket instanceof Socket)) return socket.destroy()
    if (!socket.writable) return undefined
    const due = dueOn(socket)
    const isUnanswered = due.length < 2 && due.every(({ headersSent }) => !headersSent)
    if (isUnanswered) socket.write(rawResponse(unreadableStatuses[code] ?? 400))
    return socket.destroySoon()
  })
  server.on("checkExpectation", (_, response: ServerResponse) => {
    response.writeHead(417, { ...refusalHeaders, connection: "close" }).end()
  })
}
