import { createServer } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { withOneHost } from "#adapters/http/node/one-host.ts"

const sendHeaders = async (headers: string): Promise<string> => {
  const server = createServer(withOneHost((_, response) => response.end("taken")))
  onTestFinished(() => void server.close())
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resolve(typeof address === "object" && address !== null ? address.port : 0)
    })
  })
  const socket = connect(port, "127.0.0.1")
  socket.write(`GET / HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

test.each(["Host: a\r\nHost: b", "Host: a\r\nhost: a", "HOST: a\r\nX-Host: c\r\nhOsT: b"])(
  "[asvs V4.2.1] a request with two Host headers is refused: %j",
  async (headers) => {
    expect(await sendHeaders(headers)).toMatch(/^HTTP\/1\.1 400 /)
  }
)

test("one Host header is taken, whatever values say", async () => {
  expect(await sendHeaders("Host: a\r\nX-Forwarded-Host: b\r\nCookie: host\r\nX-Test: host")).toContain(
    "taken"
  )
})
