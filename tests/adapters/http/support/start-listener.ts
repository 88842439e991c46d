import type { ServerResponse } from "node:http"
import { connect, type Socket } from "node:net"
import { onTestFinished } from "vitest"
import { openListener } from "./sockets.ts"

/** A server whose requests are answered when the test says so. */
export const startListener = async () => {
  const begun: Array<{ readonly path: string; readonly response: ServerResponse }> = []
  const port = await openListener(() => (request, response) => {
    begun.push({ path: request.url ?? "", response })
  })
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(socket))
      socket.on("error", () => undefined)
      onTestFinished(() => void socket.destroy())
    })
  onTestFinished(() => {
    for (const { response } of begun) response.destroy()
  })
  return { begun, open }
}
