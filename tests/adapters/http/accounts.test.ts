import { describe, expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { startLimited } from "./support/limited.ts"
import { cookieOf, json, password, signUp, userStatus } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const email = "asha@example.com"

const signIn = (server: TestServer, body: unknown, headers = {}) =>
  server.fetch("/api/auth/sign-in", json(body, headers))

const isSignedIn = async (server: TestServer, cookie: string) => (await userStatus(server, cookie)) === 200

describe("signing up and in", () => {
  test("[asvs V3.3.2 V3.3.4 V3.3.5 V14.2.1] gives a session in one small cookie that scripts and other sites cannot use", async () => {
    const answer = await startServer().fetch("/api/auth/sign-up", json({ email, password }))
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^honesthive=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
    ])
    expect(await answer.text()).not.toContain(cookieOf(answer).slice("honesthive=".length))
  })

  test("[asvs V3.3.1 V3.3.3] ties the cookie to https where PUBLIC_URL is https", async () => {
    const server = startServer({ publicUrl: "https://honest.example" })
    const headers = { origin: "https://honest.example" }
    const answer = await server.fetch("/api/auth/sign-up", json({ email, password }, headers))
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-honesthive=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/
      )
    ])
    expect(await isSignedIn(server, cookieOf(answer))).toBe(true)
  })

  test("[asvs V6.3.8] answers a wrong password and an unknown email with the same bytes", async () => {
    const server = startServer()
    await signUp(server, email)
    const wrong = await signIn(server, { email, password: "not the password" })
    const unknown = await signIn(server, { email: "nobody@example.com", password })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.text()).toBe(await unknown.text())
    expect([...wrong.headers]).toEqual([...unknown.headers])
  })

  test("[asvs V7.2.4] makes a new session each time, ends the one before, and adopts none that was planted", async () => {
    const server = startServer()
    const before = await signUp(server, email)
    const planted = `honesthive=${"p".repeat(43)}`
    for (const cookie of [before, planted]) {
      const after = cookieOf(await signIn(server, { email, password }, { cookie }))
      expect(after).not.toBe(cookie)
      expect([await isSignedIn(server, cookie), await isSignedIn(server, after)]).toEqual([false, true])
    }
  })
})

describe("GET /api/login", () => {
  const whereTo = async (query: string) =>
    (await startServer().fetch(`/api/login${query}`)).headers.get("location")

  test.each([
    ["", "/sign-in"],
    ["?new=", "/sign-up"],
    ["?new=&returnTo=/feedback", "/sign-up?returnTo=%2Ffeedback"],
    ["?returnTo=/feedback", "/sign-in?returnTo=%2Ffeedback"],
    ["?lang=ta", "/sign-in?lang=ta"],
    ["?new=&returnTo=/feedback&lang=en", "/sign-up?returnTo=%2Ffeedback&lang=en"],
    ["?lang=fr", "/sign-in"],
    ["?returnTo=/feedback%3Fpage%3D2", "/sign-in?returnTo=%2Ffeedback%3Fpage%3D2"]
  ])("%s leads to %s", async (query, location) => {
    expect(await whereTo(query)).toBe(location)
  })

  test.each(["/a/%2e%2e//evil.example", "/a&returnTo=//evil.example"])(
    "[asvs V3.7.2] drops returnTo=%s",
    async (returnTo) => {
      expect(await whereTo(`?returnTo=${returnTo}`)).toBe("/sign-in")
    }
  )
})

describe("GET /api/logout", () => {
  const end = async (headers: Readonly<Record<string, string>>, method = "GET") => {
    const server = startServer()
    const cookie = await signUp(server, email)
    const answer = await server.fetch("/api/logout", { method, headers: { ...headers, cookie } })
    return { answer, ended: !(await isSignedIn(server, cookie)) }
  }

  test.each([
    {},
    { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" },
    { "sec-fetch-site": "none", "sec-fetch-dest": "document" },
    { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" },
    { referer: "http://honesthive.test/dashboard" }
  ])("[asvs V14.3.1] ends the session when it was meant: %o", async (headers) => {
    const { answer, ended } = await end(headers)
    expect([answer.status, answer.headers.get("location"), ended]).toEqual([302, "/", true])
    expect(answer.headers.getSetCookie()).toEqual(["honesthive=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"])
    expect(answer.headers.get("clear-site-data")).toBe('"storage"')
  })

  test("leads to the start in the language that its address states", async () => {
    const server = startServer()
    const cookie = await signUp(server, email)
    const answer = await server.fetch("/api/logout?lang=ta", { headers: { cookie } })
    expect([answer.headers.get("location"), await isSignedIn(server, cookie)]).toEqual(["/?lang=ta", false])
    const again = await server.fetch("/api/logout?lang=kn", { headers: { "sec-fetch-site": "cross-site" } })
    expect(again.headers.get("location")).toBe("/?lang=kn")
  })

  test.each([
    { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" },
    { "sec-fetch-site": "same-site", "sec-fetch-dest": "document" },
    { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" },
    { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document", "sec-purpose": "prefetch" },
    { referer: "https://evil.example/" },
    { origin: "null" }
  ])("[asvs V3.5.3] only redirects when it was not: %o", async (headers) => {
    const { answer, ended } = await end(headers)
    expect([answer.status, answer.headers.get("location"), ended]).toEqual([302, "/", false])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test("asked for by HEAD ends nothing", async () => {
    expect((await end({}, "HEAD")).ended).toBe(false)
  })
})

describe("sessions", () => {
  test.each([
    ["a computer", "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0"],
    ["a phone", "Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36"],
    ["a tablet", "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1"]
  ])("[asvs V7.3.1 V7.3.2] on %s end after seven idle days, or thirty", async (_, userAgent) => {
    const { server, pass } = await startLimited()
    await signUp(server, email)
    const begin = async () => cookieOf(await signIn(server, { email, password }, { "user-agent": userAgent }))
    const used = await begin()
    for (let day = 1; day < 30; day++) {
      await pass("1 day")
      expect(await isSignedIn(server, used), `day ${day}`).toBe(true)
    }
    await pass("1 day")
    expect(await isSignedIn(server, used)).toBe(false)
    const unused = await begin()
    await pass("6 days")
    expect(await isSignedIn(server, unused)).toBe(true)
    await pass("7 days")
    expect(await isSignedIn(server, unused)).toBe(false)
  })

  test("[asvs V7.4.1 V7.4.2] that were ended open no call, though the cookie was kept", async () => {
    const server = startServer()
    const cookie = await signUp(server, email)
    expect(await userStatus(server, cookie)).toBe(200)
    await server.fetch("/api/logout", { headers: { cookie, "sec-fetch-site": "same-origin" } })
    for (const { method, path } of Object.values(calls).filter(({ access }) => access === "owner")) {
      const headers = { cookie, "sec-fetch-site": "same-origin" }
      const answer = await server.fetch(path.replace("{id}", "some-id"), { method, headers })
      expect(answer.status, `${method} ${path}`).toBe(401)
    }
  })

  test("[asvs V14.2.1] are never taken from an address", async () => {
    const server = startServer()
    const cookie = await signUp(server, email)
    const [name = "", token = ""] = cookie.split("=")
    for (const query of [`${name}=${token}`, `token=${token}`, `session=${token}`, `access_token=${token}`]) {
      expect((await server.fetch(`/api/auth/user?${query}`)).status).toBe(401)
    }
    const bearer = { headers: { authorization: `Bearer ${token}` } }
    expect((await server.fetch("/api/auth/user", bearer)).status).toBe(401)
  })
})
