import { hostname } from "node:os"
import { describe, expect, test } from "vitest"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { type HostSettings, hostFinder } from "#adapters/http/node/own-hosts.ts"
import { publicHostOf } from "#core/domain/hosts/public-host.ts"
import { cachedText } from "./support/cached-text.ts"
import { from, highestDraw, repeatInOrder, statusesOf } from "./support/limited.ts"
import { messageOf, password } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { testPages } from "./support/test-pages.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const urls = ["https://hive.example", "http://hive.lan:3000", "http://abcdefgh.onion"] as const
const [clear, lan, onion] = urls

const start = () => startServer({ publicUrl: clear, otherUrls: [lan, onion] })

const ask = (server: TestServer, url: string, path: string, init: RequestInit = {}) =>
  server.handle(new Request(`${url}${path}`, init))

const sendTo = (
  server: TestServer,
  url: string,
  path: string,
  body: object,
  headers: Record<string, string>
) =>
  ask(server, url, path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body)
  })

const signInAt = (server: TestServer, url: string, headers: Record<string, string>) =>
  sendTo(server, url, "/api/auth/sign-in", { email: "asha@example.com", password }, headers)

describe("of a server with several addresses", () => {
  test.each(urls.flatMap((host) => urls.map((origin) => [host, origin] as const)))(
    "[asvs V3.5.1] %s takes what a page of its own sends, and nothing from %s unless that is itself",
    async (host, origin) => {
      const server = start()
      for (const headers of [{ origin }, { origin, "sec-fetch-site": "same-origin" }]) {
        const { status } = await signInAt(server, host, headers)
        expect(status).toBe(host === origin ? 401 : 403)
      }
    }
  )

  test("the message of a refusal names the address that was asked, and none of the others", async () => {
    const server = start()
    for (const host of urls) {
      const message = await messageOf(await signInAt(server, host, { origin: "https://evil.example" }))
      expect(urls.filter((url) => String(message).includes(url))).toEqual([host])
    }
  })

  test("[asvs V3.3.1 V3.4.1] cookies and HSTS are those of the address that was asked", async () => {
    const server = start()
    await makeHive(server, "asha@example.com", "asha-rao")
    for (const host of urls) {
      const answer = await signInAt(server, host, { origin: host })
      expect(answer.status).toBe(200)
      const isHttps = host.startsWith("https:")
      const cookie = answer.headers.getSetCookie()[0] ?? ""
      expect(/^__Host-honesthive=.*; Secure/.test(cookie), cookie).toBe(isHttps)
      expect(answer.headers.has("strict-transport-security")).toBe(isHttps)
      for (const path of ["/", "/asha-rao", "/no/such/page", "/assets/none.js", "/api/nothing"])
        expect((await ask(server, host, path)).headers.has("strict-transport-security")).toBe(isHttps)
      const other = isHttps ? lan : clear
      const headers = { cookie: cookie.split(";")[0] ?? "" }
      expect((await ask(server, host, "/api/auth/user", { headers })).status).toBe(200)
      expect((await ask(server, other, "/api/auth/user", { headers })).status).toBe(401)
    }
  })

  test("pages are those of the address that was asked, also from the cache", async () => {
    const server = startServer({
      publicUrl: clear,
      otherUrls: [lan, onion],
      pagesAt: ({ url }) => {
        const page = () => `<p>${url.origin}</p>`
        return { ...testPages, visitor: page, profileNotFound: page, open: page, notFound: page, app: page }
      }
    })
    await makeHive(server, "asha@example.com", "asha-rao")
    const cached = (url: string) =>
      server.findCached({ method: "GET", target: "/asha-rao", host: new URL(url).host })
    const textAt = (url: string) => cachedText(cached(url))
    await expect.poll(() => urls.map(textAt)).toEqual(urls.map((url) => `<p>${url}</p>`))
    expect(cached("http://evil.example")).toBeUndefined()
    expect(urls.map((url) => cached(url)?.head.includes("strict-transport-security"))).toEqual([
      true,
      false,
      false
    ])
    for (const url of urls) {
      for (const path of ["/", "/privacy", "/asha-rao", "/feedback", "/no-such-link", "/no/page"])
        expect(await (await ask(server, url, path)).text(), path).toBe(`<p>${url}</p>`)
    }
  })

  test("a request for two of its addresses at once belongs to none", async () => {
    const server = start()
    const host = new URL(onion).host
    expect((await ask(server, clear, "/privacy", { headers: { host } })).status).toBe(421)
    expect((await ask(server, onion, "/privacy", { headers: { host } })).status).toBe(200)
  })
})

test("[asvs V4.1.3] a forwarded address counts where the address says so: elsewhere all are one network", async () => {
  const hosts = [publicHostOf(new URL(clear), 1), publicHostOf(new URL(onion), 1)]
  const limits = makeLimits(
    ({ url }) => hosts.find((host) => host.url.host === new URL(url).host) ?? publicHostOf(new URL(lan), 0),
    highestDraw
  )
  const server = startServer({ publicUrl: clear, otherUrls: [lan, onion], limits })
  await makeHive(server, "asha@example.com", "asha-rao")
  const mistakeAt = (url: string, address: string) =>
    sendTo(server, url, "/api/profile/asha-rao/feedback", { content: "" }, from(address))
  const addresses = Array.from({ length: 1_310 }, (_, at) => `198.${Math.floor(at / 250)}.${at % 250}.9`)
  const refusedAt = async (url: string, count: number) => {
    const answers = await repeatInOrder(count, (at) => mistakeAt(url, addresses[at] ?? ""))
    return statusesOf(answers).filter((status) => status === 429).length
  }
  expect(await refusedAt(clear, 140)).toBe(0)
  expect(await refusedAt(lan, 140)).toBe(10)
  // Onion visitors have a bound of their own, ten times a subnet's.
  expect(await refusedAt(onion, 1_310)).toBe(10)
  expect((await mistakeAt(clear, "203.0.113.9")).status).toBe(400)
})

const local = publicHostOf(new URL("http://localhost:3000"), 0)
const laptop = { host: "127.0.0.1", publicHosts: [] }

const ownHosts = (settings: HostSettings) => {
  const find = hostFinder(settings, settings.publicHosts[0] ?? local)
  return (name: string): boolean => find(name) !== undefined
}

const loopback = ["localhost", "app.localhost", "127.0.0.1", "127.1.2.3", "[::1]"]
const rebound = ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", ""]

test("without PUBLIC_URL no name that others can point here is ours, but every address is", () => {
  const isOwn = ownHosts(laptop)
  expect(loopback.filter((name) => !isOwn(name))).toEqual([])
  expect(["192.168.1.20", "10.0.0.7", "[fe80::1]"].filter((name) => !isOwn(name))).toEqual([])
  expect(rebound.filter(isOwn)).toEqual([])
})

test("without PUBLIC_URL the machine is known by its own name and by the one it is bound to", () => {
  const isOwn = ownHosts({ ...laptop, host: "Hive.Office" })
  expect([hostname().toLowerCase(), "hive.office"].filter((name) => !isOwn(name))).toEqual([])
  expect(rebound.filter(isOwn)).toEqual([])
})

test("each of several hosts is found by its own name, and loopback names lead no onion visitor to the first", () => {
  const publicHosts = ["https://Hive.example:8443", "http://hive.lan:3000", "http://abcdefgh.onion"].map(
    (url) => publicHostOf(new URL(url), 0)
  )
  const [first = expect.fail("there are three"), lan = first, onion = first] = publicHosts
  const find = hostFinder({ host: "hive.office", publicHosts }, first)
  const findClear = hostFinder({ host: "hive.office", publicHosts: [first, lan] }, first)
  expect(["hive.example", "hive.lan", "abcdefgh.onion"].map(find)).toEqual([first, lan, onion])
  for (const name of loopback) expect([findClear(name), find(name)]).toEqual([first, undefined])
  const alike = [
    "x.abcdefgh.onion",
    "efgh.onion",
    "onion",
    "lan",
    "evilhive.example",
    "hive.example.evil.example"
  ]
  for (const name of [...alike, "192.168.1.20", "hive.office", hostname(), ...rebound])
    expect(find(name)).toBeUndefined()
})
