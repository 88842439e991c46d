import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { appPages } from "#core/domain/pages/pages.ts"
import { modifiersOf, type ObservatoryScan, scoreOf } from "../support/observatory.ts"
import type { RunningServer } from "../support/running-server.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

const password = "a long and unusual passphrase"
const folder = temporaryFolder()
let server: RunningServer
let origin = ""
let cookie = ""

beforeAll(async () => {
  const free = await startServer({ dataDir: folder.path })
  await free.stop()
  const { port } = new URL(free.url)
  origin = `https://honest.example:${port}`
  const env = { PORT: port, PUBLIC_URL: origin, RATE_LIMIT: "off" }
  server = await startServer({ dataDir: folder.path, env })
  const data = new FormData()
  data.set("name", "Asha Raman")
  const made = await postJson("/api/auth/sign-up", { email: "asha@people.example", password })
  cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ")
  const saved = await fetch(`${server.url}/api/user/profile`, {
    method: "POST",
    headers: { origin, cookie },
    body: data
  })
  expect([made.status, saved.status]).toEqual([201, 200])
})

afterAll(async () => {
  await server?.stop("SIGKILL")
  folder.remove()
})

const postJson = (path: string, body: unknown) =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify(body)
  })

const scan = async (answer: Response): Promise<ObservatoryScan> => ({
  headers: answer.headers,
  body: await answer.text(),
  origin
})

const readPath = (path: string) => fetch(`${server.url}${path}`, { headers: { cookie }, redirect: "manual" })

const pages = [
  ...appPages,
  "/asha-raman",
  "/asha-raman?sent=1",
  "/nobody-here",
  "/no/such/page",
  "/x",
  "/asha-raman/"
]
const otherPaths = [
  "/api/health",
  "/api/auth/user",
  "/api/profile/asha-raman",
  "/api/none",
  "/api/login",
  "/robots.txt"
]

describe("[asvs V3.4.3 V3.4.6] the HTTP Observatory gives at least 125 for", () => {
  test.each([...pages, ...otherPaths])("%s", async (path) => {
    const scanned = await scan(await readPath(path))
    expect(scoreOf(scanned), JSON.stringify(modifiersOf(scanned))).toBeGreaterThanOrEqual(125)
  })

  test("signing in, with its cookie", async () => {
    const scanned = await scan(
      await postJson("/api/auth/sign-in", { email: "asha@people.example", password })
    )
    expect(scanned.headers.getSetCookie()).toHaveLength(1)
    expect(modifiersOf(scanned).cookies).toBe(5)
    expect(scoreOf(scanned)).toBeGreaterThanOrEqual(130)
  })

  test("a refused form, as a page", async () => {
    const headers = { origin, "content-type": "application/x-www-form-urlencoded" }
    const init = { method: "POST", headers, body: "content=see+www.example.org" }
    const scanned = await scan(await fetch(`${server.url}/asha-raman`, init))
    expect(scoreOf(scanned)).toBeGreaterThanOrEqual(125)
  })
})

describe("its scoring", () => {
  const strong = {
    "content-security-policy":
      "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin"
  }
  const score = (changes: Readonly<Record<string, string>>, body = "") =>
    scoreOf({ headers: new Headers({ ...strong, ...changes }), body, origin: "https://x.example" })
  const policy = (text: string) => ({ "content-security-policy": text })

  test.each([
    [130, {}],
    [135, { "set-cookie": "a=b; Secure; HttpOnly; SameSite=Lax" }],
    [70, { "set-cookie": "a=b; Secure" }],
    [90 + 30, { "set-cookie": "a=b; HttpOnly; SameSite=Lax" }],
    [125, policy("default-src 'self'; frame-ancestors 'none'")],
    [80, policy("default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'")],
    [110, policy("default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'")],
    [80, policy("default-src 'none'; script-src https:; frame-ancestors 'none'")],
    [55, policy("")],
    [80, { "strict-transport-security": "" }],
    [120, { "strict-transport-security": "max-age=86400" }],
    [125, { "x-content-type-options": "" }],
    [120, { "referrer-policy": "unsafe-url" }],
    [120, { "cross-origin-resource-policy": "cross-origin" }],
    [50, { "access-control-allow-origin": "*", "access-control-allow-credentials": "true" }]
  ])("gives %i for %o", (expected, changes) => {
    expect(score(changes)).toBe(expected)
  })

  test("counts scripts of other hosts", () => {
    expect(score({}, '<script src="https://cdn.example/x.js"></script>')).toBe(125)
    expect(score({}, '<script src="//cdn.example/x.js"></script>')).toBe(50)
    expect(score({}, '<script type="module" src="/assets/x.js"></script>')).toBe(130)
  })
})
