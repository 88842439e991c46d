import { createServer, type RequestListener } from "node:http"
import { listen } from "../listen.ts"

export const startLoopback = async (listenerAt: (url: string) => RequestListener) => {
  const server = createServer()
  const asked: Array<string> = []
  let connections = 0
  server.on("connection", () => connections++)
  const url = `http://127.0.0.1:${await listen(server)}`
  const listener = listenerAt(url)
  server.on("request", (request, response) => {
    asked.push(request.url ?? "")
    listener(request, response)
  })
  return {
    url,
    asked,
    /** How often somebody connected, whether they asked for anything or not. */
    connections: () => connections,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

export type Loopback = Awaited<ReturnType<typeof startLoopback>>
