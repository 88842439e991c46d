import { connect } from "node:net"
import { describe, expect, test } from "vitest"
import { sharedServer } from "../support/server-for-all.ts"

const running = sharedServer()

/** Sends bytes and nothing after them, and says what came until the server closed the connection. */
const readUntilClosed = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(running().url).port), "127.0.0.1")
    let answer = ""
    socket.setEncoding("utf8").on("data", (text: string) => {
      answer += text
    })
    socket.on("error", () => undefined).on("close", () => resolve(answer))
    socket.write(bytes)
  })

const lengths = {
  "a long body": "content-length: 900000000",
  "a body in chunks": "transfer-encoding: chunked"
}

const refusedRequests = [
  [
    "a foreign host",
    "421 [^]*HonestHive is at http://\\S+ here\\. .*PUBLIC_URL",
    "POST /api/auth/sign-in",
    "evil.example",
    "application/json"
  ],
  ["two hosts", "400", "POST /api/auth/sign-in", "127.0.0.1\r\nhost: x", "application/json"],
  ["no such call", "404", "POST /api/nothing", "127.0.0.1", "application/json"],
  ["another method", "405", "DELETE /api/auth/sign-in", "127.0.0.1", "application/json"],
  ["no JSON", "415", "POST /api/auth/sign-in", "127.0.0.1", "text/plain"],
  ["nobody signed in", "401", "POST /api/user/profile", "127.0.0.1", "multipart/form-data; boundary=x"],
  ["a page, which reads no body", "200", "GET /privacy", "127.0.0.1", "text/plain"]
] as const

describe("who was answered and never ends the body is cut within seconds", () => {
  const rows = refusedRequests.flatMap(([why, ...row]) =>
    Object.entries(lengths).map(([kind, length]) => ({ why, kind, length, row }))
  )
  test.concurrent.each(rows)(
    "$why, $kind",
    async ({ length, row: [expected, asked, host, type] }) => {
      const answer = await readUntilClosed(
        `${asked} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`
      )
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${expected}`))
    },
    6_000
  )
})

test("who ends the body soon after the answer may ask again on the same connection", async () => {
  const post = "POST /api/nothing HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1\r\n\r\n"
  const socket = connect(Number(new URL(running().url).port), "127.0.0.1")
  const answers = (async () => {
    let text = ""
    for await (const part of socket.setEncoding("utf8")) {
      if (text === "")
        socket.write("xGET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
      text += part
    }
    return text
  })()
  socket.write(post)
  expect((await answers).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 404", "HTTP/1.1 200"])
})
