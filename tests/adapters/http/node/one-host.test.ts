import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { withOneHost } from "#adapters/http/node/one-host.ts"
import { startLoopback } from "../../../support/oidc/loopback.ts"

const sendHeaders = async (headers: string): Promise<string> => {
  const { url, stop } = await startLoopback(() => withOneHost((_, response) => response.end("taken")))
  onTestFinished(stop)
  const socket = connect(Number(new URL(url).port), "127.0.0.1")
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
