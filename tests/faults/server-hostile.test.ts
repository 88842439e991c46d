import { connect } from "node:net"
import { beforeAll, describe, expect, test } from "vitest"
import { serverForAll } from "../support/server-for-all.ts"

let saidAtStart: string

const running = serverForAll()

beforeAll(async () => {
  saidAtStart = running().output()
})

/** Sends bytes as they are, and says what came back until the connection closed or fell silent. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(running().url).port), "127.0.0.1")
    let answer = ""
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setEncoding("utf8").setTimeout(1_000, end)
    socket.on("data", (text: string) => {
      answer += text
    })
    socket.on("error", end).on("close", end)
    socket.write(bytes, "latin1")
  })

const get = (target: string, ...headers: ReadonlyArray<string>) =>
  [
    "GET ",
    target,
    " HTTP/1.1\r\n",
    ...headers.map((line) => `${line}\r\n`),
    "connection: close\r\n\r\n"
  ].join("")

const hostile = {
  "no HTTP at all": "hello there\r\n\r\n",
  "TLS on a plain port": "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  "a host that is none": get("/", "host: a b:c:d/e?f#g"),
  "a host that is none, asked for dots up": get("/..", "host: x:99999"),
  "an empty host": get("/", "host:"),
  "no host": get("/"),
  "a target that is no path": get("*", "host: x"),
  "an absolute target with a strange host": get("http://[::1/x", "host: x"),
  "a broken escape": get("/%E0%A4%A", "host: x"),
  "an escaped NUL": get("/a%00b", "host: x"),
  "dots up": get("/assets/../../../../etc/passwd", "host: x"),
  "escaped dots up": get("/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "host: x"),
  "a target of 15,000 characters": get(`/${"a".repeat(15_000)}`, "host: x"),
  "headers over the limit": get("/", "host: x", `x-long: ${"a".repeat(20_000)}`),
  "bytes that are no UTF-8 in headers": get("/", "host: x", "cookie: honesthive=\u00ff\u00fe"),
  "two lengths":
    "POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello!",
  "length and chunks":
    "POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
  "a chunk that is none":
    "POST /api/auth/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
  "an upgrade": get("/", "host: x", "upgrade: websocket", "sec-websocket-key: x"),
  "a tunnel": "CONNECT example.org:443 HTTP/1.1\r\nhost: x\r\n\r\n",
  "an unknown method": "BREW / HTTP/1.1\r\nhost: x\r\n\r\n",
  "a trace": "TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
}

describe("the server outlives", () => {
  test.each(Object.entries(hostile))("%s", async (_, bytes) => {
    const answer = await sendRaw(bytes)
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
    expect(answer).not.toMatch(/node_modules|at .*\.js:|root:/)
    const health = await fetch(`${running().url}/api/health`)
    expect(health.status).toBe(200)
  })

  test("[anon A15] and says nothing of it in its log", () => {
    expect(running().output()).toBe(saidAtStart)
  })
})
