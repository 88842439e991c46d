import { describe, expect, onTestFinished, test, vi } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { appPages } from "#core/domain/pages/pages.ts"
import { completeResponse, startHive } from "../support/visitors.ts"

const reads = [
  ...Object.values(calls)
    .filter(({ method, path }) => method === "GET" && path !== "/api/logout")
    .map(({ path }) => path),
  ...appPages,
  "/{link}",
  "/nobody-here",
  "/api/none"
].map((path) => path.replace("{link}", "asha-rao"))

/** Headers that a proxy adds about a client, and others that try to change a response. */
const claims = {
  "x-forwarded-for": "127.0.0.1",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "443",
  "x-forwarded-prefix": "/evil",
  "x-real-ip": "127.0.0.1",
  forwarded: "for=127.0.0.1;host=evil.example;proto=https",
  "x-original-url": "/api/admin/badges",
  "x-rewrite-url": "/api/admin/badges",
  "x-host": "evil.example",
  "client-ip": "127.0.0.1",
  via: "1.1 evil.example",
  "x-user": "owner@example.com",
  "remote-user": "owner@example.com"
} as const

/** The time stands still, because the export's archive carries the second in which it was made. */
const start = async () => {
  vi.setSystemTime(Date.now())
  onTestFinished(() => void vi.useRealTimers())
  const { server, hive } = await startHive()
  return { server, cookie: hive.cookie }
}

describe("an answer", () => {
  test.each(reads)("[asvs V4.1.3] of %s does not depend on what a client says of a proxy", async (path) => {
    const { server, cookie } = await start()
    for (const headers of [{}, { cookie }]) {
      const plain = await completeResponse(await server.fetch(path, { headers }))
      const claimed = await completeResponse(await server.fetch(path, { headers: { ...headers, ...claims } }))
      expect(claimed).toEqual(plain)
    }
  })

  test.each([
    ["a browser", { "sec-fetch-site": "cross-site" }],
    ["an old browser", {}]
  ])("[asvs V4.1.3] to a write that another site made %s send is no better for them", async (_, own) => {
    const { server, cookie } = await start()
    const sent = { "content-type": "application/json", origin: "https://evil.example", cookie, ...own }
    for (const name of ["x-forwarded-host", "host", "x-host", "forwarded"]) {
      const answer = await server.fetch("/api/profile/asha-rao/feedback", {
        method: "POST",
        headers: { ...sent, [name]: "evil.example" },
        body: JSON.stringify({ content: "Hello" })
      })
      expect(answer.status, name).toBe(403)
    }
  })

  test.each(reads)("[asvs V3.4.2] of %s may be read by no other site", async (path) => {
    const { server, cookie } = await start()
    for (const origin of ["https://evil.example", "null", "http://honesthive.test.evil.example"]) {
      const headers = { origin, cookie, "access-control-request-method": "GET" }
      for (const method of ["GET", "OPTIONS"]) {
        const answer = await server.fetch(path, { method, headers })
        const names = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))
        expect(names, `${method} ${origin}`).toEqual([])
      }
    }
  })

  test.each(reads)("[asvs V3.5.6] of %s becomes no script by a callback's name", async (path) => {
    const { server, cookie } = await start()
    const ask = async (query: string) =>
      completeResponse(await server.fetch(path + query, { headers: { cookie } }))
    const plain = await ask("")
    for (const name of ["callback", "jsonp", "cb", "_callback"])
      expect(await ask(`?${name}=alert`), name).toEqual(plain)
    expect(new Map(plain.headers).get("content-type") ?? "none").not.toMatch(/javascript/)
  })
})
