import { request } from "node:http"
import { connect } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
let server: RunningServer

afterAll(async () => {
  await server?.stop("SIGKILL")
  folder.remove()
})

interface HostResponse {
  readonly status: number | undefined
  readonly body: string
}

const requestHost = (path: string, host: string): Promise<HostResponse> =>
  new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers: { host } }, (answer) => {
      const chunks: Array<Buffer> = []
      answer.on("data", (chunk) => chunks.push(chunk))
      answer.on("end", () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks).toString() }))
    })
    asked.on("error", reject).end()
  })

const statusOf = async (path: string, host: string) => (await requestHost(path, host)).status

const sendRawText = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () => socket.write(text))
    const chunks: Array<Buffer> = []
    socket.on("data", (chunk) => chunks.push(chunk))
    socket.on("end", () => resolve(Buffer.concat(chunks).toString("latin1")))
    socket.on("error", reject)
  })

const strangers = ["evil.example", "honest.example.evil.example", "127.0.0.1.evil.example", "xlocalhost", "_"]
const loopback = ["localhost", "LOCALHOST:3000", "127.0.0.1:1", "127.9.9.9", "[::1]:3000"]

describe("a server with PUBLIC_URL", () => {
  beforeAll(async () => {
    const port = await freePort()
    const env = { PORT: `${port}`, PUBLIC_URL: `https://honest.example:${port}` }
    server = await startServer({ dataDir: folder.path, env })
  })

  test("answers at it and at loopback names alone, and says what to set", async () => {
    for (const host of [...strangers, "192.168.1.20"]) {
      for (const path of ["/", "/api/auth/user", "/favicon.svg", "/asha-rao", "/nothing/here/"]) {
        const { status, body } = await requestHost(path, host)
        expect([path, host, status]).toEqual([path, host, 421])
        expect(body).toMatch(/https:\/\/honest\.example:\d+ .*PUBLIC_URL/)
      }
    }
    for (const host of [...loopback, "honest.example", "Honest.Example:443"]) {
      expect([host, await statusOf("/", host)]).toEqual([host, 200])
    }
  })

  test("tells whoever asks, by whatever name or none, that it is up", async () => {
    for (const host of ["evil.example", "10.0.0.7:3000"])
      expect(await statusOf("/api/health", host)).toBe(200)
    expect(await sendRawText("GET /api/health HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /)
  })

  test("[asvs V4.2.1] takes no second name for a request", async () => {
    const twice = "Host: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
    for (const path of ["/", "/api/health"]) {
      expect(await sendRawText(`GET ${path} HTTP/1.1\r\n${twice}`)).toMatch(/^HTTP\/1\.1 400 /)
    }
    const same = "Host: localhost\r\nhost: localhost\r\nConnection: close\r\n\r\n"
    expect(await sendRawText(`GET / HTTP/1.1\r\n${same}`)).toMatch(/^HTTP\/1\.1 400 /)
    for (const [target, host] of [
      ["http://localhost/", "evil.example"],
      ["http://evil.example/", "localhost"]
    ]) {
      const answer = await sendRawText(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 421 /)
    }
  })
})
