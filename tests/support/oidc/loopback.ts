import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"

export interface Loopback {
  readonly url: string
  readonly asked: ReadonlyArray<string>
  /** How often somebody connected, whether they asked for anything or not. */
  readonly connections: () => number
  readonly stop: () => Promise<void>
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === "object" && address !== null ? address.port : 0

export const startLoopback = async (listenerAt: (url: string) => RequestListener): Promise<Loopback> => {
  const server = createServer()
  const asked: Array<string> = []
  let connections = 0
  server.on("connection", () => connections++)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${portOf(server.address())}`
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
