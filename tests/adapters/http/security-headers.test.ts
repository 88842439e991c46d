import { describe, expect, test } from "vitest"
import { openDirectives } from "./support/content-policy.ts"
import { fromOwnPage, json } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"

const assets = (path: string) =>
  path === "/assets/app-1a2b3c.js"
    ? new Response("export {}", {
        headers: {
          "content-type": "text/javascript; charset=utf-8",
          "cache-control": "public, max-age=31536000, immutable"
        }
      })
    : undefined

/** One of each kind of answer: pages, data, errors, redirects, files. */
const answers: ReadonlyArray<readonly [status: number, path: string, init?: RequestInit]> = [
  [200, "/"],
  [200, "/dashboard"],
  [200, "/asha-rao"],
  [308, "/asha-rao/"],
  [404, "/nobody-here"],
  [404, "/a/b/c"],
  [404, "/package.json"],
  [400, "/%zz"],
  [400, "/api/%zz"],
  [414, `/${"a".repeat(7000)}`],
  [405, "/", { method: "DELETE" }],
  [200, "/api/health"],
  [200, "/api/health", { method: "HEAD" }],
  [401, "/api/auth/user"],
  [404, "/api/nothing"],
  [405, "/api/health", { method: "PUT" }],
  [403, "/api/auth/sign-in", { method: "POST", headers: { origin: "https://evil.example" } }],
  [403, "/asha-rao", { method: "POST", headers: { origin: "https://evil.example" } }],
  [415, "/api/auth/sign-in", { method: "POST", headers: fromOwnPage, body: "x" }],
  [400, "/api/auth/sign-in", json(null)],
  [201, "/api/profile/asha-rao/feedback", json({ content: "Good work" })],
  [302, "/api/login"],
  [302, "/api/logout"],
  [404, "/assets/none.js"],
  [404, "/uploads/badges/none.png"],
  [200, "/assets/app-1a2b3c.js"],
  [200, "/robots.txt"],
  [200, "/.well-known/security.txt"]
]

const start = async (publicUrl = "http://honesthive.test") => {
  const server = startServer({ publicUrl, assets, contact: "security@hive.example" })
  await makeHive(server, "asha@example.com", "asha-rao")
  return server
}

const constants = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin"
} as const

/** All headers that an answer may have: none tells what the server is made of. */
const knownHeaders = new Set([
  ...Object.keys(constants),
  ...["content-security-policy", "permissions-policy", "cache-control", "content-type", "content-length"],
  ...["content-encoding", "content-language", "vary", "x-robots-tag", "location", "set-cookie", "allow"],
  ...["clear-site-data", "link"]
])

describe("every answer", () => {
  test.each(answers.map(([status, path, init]) => ({ status, path, init })))(
    "[asvs V3.2.1 V3.4.2 V3.4.3 V3.4.4 V3.4.5 V3.4.6 V3.4.8 V3.5.8 V4.1.1 V13.4.6 V14.3.2] $status $path carries its headers and no others",
    async ({ status, path, init }) => {
      const answer = await (await start()).fetch(path, init)
      const { headers } = answer
      expect(answer.status).toBe(status)
      expect(Object.fromEntries(headers)).toMatchObject(constants)
      const policy = headers.get("content-security-policy") ?? ""
      expect(policy).toMatch(/^default-src 'none'; /)
      for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action "])
        expect(policy).toContain(rule)
      expect(openDirectives(policy)).toEqual([])
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'self'"
      expect(scripts).toMatch(/^'self'(?: 'sha256-[\w+/=]+')*$/)
      expect(headers.get("permissions-policy")).toContain("geolocation=()")
      expect([...headers.keys()].filter((name) => !knownHeaders.has(name))).toEqual([])
      const isImmutable = path.startsWith("/assets/app-")
      const stored = isImmutable ? "public, max-age=31536000, immutable" : "no-store"
      expect(headers.get("cache-control")).toBe(stored)
      const isOfApi = path.startsWith("/api/")
      const type = headers.get("content-type")
      if (answer.body !== null || type !== null) {
        expect(type).toMatch(/^(?:application\/json|text\/[a-z]+); charset=utf-8$/)
        expect(type?.startsWith("application/json")).toBe(isOfApi)
      }
      if (isOfApi) expect(policy).toMatch(/; sandbox$/)
    }
  )

  test("[asvs V3.4.1] demands https from then on where PUBLIC_URL is https", async () => {
    const server = await start("https://honest.example")
    for (const [, path, init] of answers) {
      const answer = await server.fetch(path, init)
      expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}; includeSubDomains$/)
    }
  })

  test("of a visitor's page is kept out of search engines", async () => {
    const server = await start()
    expect((await server.fetch("/asha-rao")).headers.get("x-robots-tag")).toBe("noindex, noarchive")
    expect((await server.fetch("/")).headers.has("x-robots-tag")).toBe(false)
  })
})
