import { createServer, type RequestListener } from "node:http"
import { listen } from "../listen.ts"

export interface Loopback {
  readonly url: string
  readonly asked: ReadonlyArray<string>
  /** How often somebody connected, whether they asked for anything or not. */
  readonly connections: () => number
  readonly stop: () => Promise<void>
}

export const startLoopback = async (listenerAt: (url: string) => RequestListener): Promise<Loopback> => {
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
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
