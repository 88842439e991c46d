import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { type IncomingHttpHeaders, request } from "node:http"
import { connect } from "node:net"
import { join } from "node:path"
import { buffer, text } from "node:stream/consumers"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { publicPages } from "#core/domain/pages/pages.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
const onion = "abcdefgh.onion"
let server: RunningServer
let clear: string

beforeAll(async () => {
  const port = await freePort()
  clear = `hive.example:${port}`
  const logo = join(folder.path, "logo.jpg")
  const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: "#123456" } })
  writeFileSync(logo, await picture.jpeg().toBuffer())
  server = await startServer({
    dataDir: join(folder.path, "data"),
    env: {
      PORT: `${port}`,
      PUBLIC_URL: `https://${clear}, http://${onion}`,
      TRUST_PROXY: "1",
      CONTACT: "people@hive.example",
      INSTANCE_NAME: "Our notes",
      INSTANCE_LOGO: logo,
      ACCENT: "#b45309"
    }
  })
})

afterAll(async () => {
  await server?.stop("SIGKILL")
  folder.remove()
})

interface HostedResponse {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const requestAt = (host: string, path: string): Promise<HostedResponse> =>
  new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { headers: { host } }, async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) })
    )
    asked.on("error", reject).end()
  })

const statusOf = async (path: string, host: string) => (await requestAt(host, path)).status

const sendRawText = (request: string): Promise<string> => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
  socket.write(request)
  return text(socket)
}

const strangers = ["evil.example", "hive.example.evil.example", "127.0.0.1.evil.example", "192.168.1.20", "_"]
const throughTor = ["LOCALHOST:3000", "127.9.9.9", "[::1]:3000", `sub.${onion}`]

describe("a server with PUBLIC_URL", () => {
  test("answers at its addresses alone, and names none of them elsewhere", async () => {
    for (const host of [...strangers, ...throughTor]) {
      for (const path of ["/", "/api/auth/user", "/favicon.svg", "/asha-rao", "/nothing/here/"]) {
        const { status, headers, body } = await requestAt(host, path)
        expect([path, host, status]).toEqual([path, host, 421])
        expect(headers["strict-transport-security"], path).toBeUndefined()
        expect(body.toString(), path).toContain("PUBLIC_URL")
        expect(body.toString(), path).not.toMatch(/hive\.example|abcdefgh/i)
      }
    }
    for (const host of ["Hive.Example:443", onion])
      expect([host, await statusOf("/", host)]).toEqual([host, 200])
  })

  test("tells whoever asks, by whatever name or none, that it is up", async () => {
    for (const host of ["evil.example", "10.0.0.7:3000"])
      expect(await statusOf("/api/health", host)).toBe(200)
    expect(await sendRawText("GET /api/health HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each([
    ["/", `${onion}\r\nHost: evil.example`, 400],
    ["/api/health", `${onion}\r\nHost: evil.example`, 400],
    ["/", `${onion}\r\nhost: ${onion}`, 400],
    [`http://${onion}/`, "evil.example", 421],
    ["http://evil.example/", onion, 421],
    [`http://${onion}/`, onion, 200]
  ])("[asvs V4.2.1] takes no second name for a request: %s of %j", async (target, host, status) => {
    const answer = await sendRawText(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

const noHost = "GET / HTTP/1.1\r\nConnection: close"
const tooLong = `GET / HTTP/1.1\r\nHost: ${onion}\r\nCookie: ${"x".repeat(20_000)}`
const notHttp = "\u0016\u0003\u0001 this is TLS"
const badChunk = `POST /api/auth/sign-in HTTP/1.1\r\nHost: ${onion}\r\nTransfer-Encoding: chunked\r\n\r\nzz`

test.each([
  ["no Host", noHost, 400],
  ["headers that are too long", tooLong, 431],
  ["what is no HTTP", notHttp, 400],
  ["a body that can't be read", badChunk, 400]
])(
  "[asvs V3.4.3] [asvs V3.4.4] a request with %s is refused once, with the headers of all answers",
  async (_, sent, status) => {
    const answer = await sendRawText(`${sent}\r\n\r\n`)
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`])
    expect(answer).toMatch(/\ncontent-security-policy: default-src 'none'/)
    expect(answer).toContain("x-content-type-options: nosniff")
    expect(answer).not.toMatch(/hive\.example/)
  }
)

test("a malformed path is answered with the settings of the address at which it was asked", async () => {
  const asksForHttps = async (host: string) => {
    const { status, headers } = await requestAt(host, "/%zz/%")
    return [status, headers["strict-transport-security"] !== undefined]
  }
  expect(await asksForHttps(clear)).toEqual([400, true])
  expect(await asksForHttps(onion)).toEqual([400, false])
})

const paths = [...publicPages, "/feedback", "/no-such-link", "/no/such/page"]

test("every page at the onion address names no clear one, and asks for no https", async () => {
  for (const path of paths) {
    const { headers, body } = await requestAt(onion, path)
    expect(`${JSON.stringify(headers)}${body}`.toLowerCase(), path).not.toContain("hive.example")
    expect(headers["strict-transport-security"], path).toBeUndefined()
  }
  expect(await statusOf("/.well-known/security.txt", clear)).toBe(200)
  expect(await statusOf("/.well-known/security.txt", onion)).toBe(404)
})

test("every page has the operator's name, logo and accent, and the policy allows that style alone", async () => {
  for (const path of paths) {
    const { headers, body } = await requestAt(clear, path)
    const html = body.toString()
    expect(html, path).not.toContain(onion)
    expect(headers["strict-transport-security"], path).toBeDefined()
    expect(html, path).toMatch(/<title>[^<]*Our notes<\/title>/)
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = ""]) => style)
    expect(styles.at(-1), path).toMatch(/^:root\{--accent:#b45309;/)
    for (const style of styles) {
      const hash = createHash("sha256").update(style).digest("base64")
      expect(headers["content-security-policy"], path).toContain(`'sha256-${hash}'`)
    }
  }
  const { body: page } = await requestAt(clear, "/")
  const [, path = ""] = /<img src="([^"]+)" width="300" height="100" alt=""\/>/.exec(page.toString()) ?? []
  const { headers, body } = await requestAt(clear, path)
  expect(headers["cache-control"]).toContain("immutable")
  expect(await sharp(body).metadata()).toMatchObject({ format: "png", width: 300, height: 100 })
})
