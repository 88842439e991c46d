import { describe, expect, test } from "vitest"
import { cookieOf, fromOwnPage, json, password, signUp, statusAndMessage } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const email = "asha@example.com"

const signIn = (server: TestServer, body: unknown, headers = {}) =>
  server.fetch("/api/auth/sign-in", json(body, headers))

const isSignedIn = async (server: TestServer, cookie: string) =>
  (await server.fetch("/api/auth/user", { headers: { cookie } })).status === 200

describe("signing up and in", () => {
  test("[asvs V3.3.2 V3.3.4 V14.2.1] gives a session in a cookie that scripts and other sites cannot use", async () => {
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

  test("takes no look-alike of an email for it, and gives it no account of its own", async () => {
    const server = startServer()
    for (const similar of ["ａsha@example.com", "asha@ｅxample.com", "\u0430sha@example.com"]) {
      expect(
        await statusAndMessage(await server.fetch("/api/auth/sign-up", json({ email: similar, password })))
      ).toEqual([400, "Please enter a valid email address."])
    }
    await signUp(server, email)
    expect((await signIn(server, { email: "ａsha@example.com", password })).status).toBe(401)
  })

  test("takes no email twice", async () => {
    const server = startServer()
    await signUp(server, email)
    const again = await server.fetch("/api/auth/sign-up", json({ email, password }))
    expect([again.status, again.headers.getSetCookie()]).toEqual([409, []])
  })

  test("[asvs V7.2.4] makes a new session each time, and ends the one before", async () => {
    const server = startServer()
    const before = await signUp(server, email)
    const after = cookieOf(await signIn(server, { email, password }, { cookie: before }))
    expect(after).not.toBe(before)
    expect([await isSignedIn(server, before), await isSignedIn(server, after)]).toEqual([false, true])
  })

  test("[asvs V7.2.4] adopts no session that was planted before", async () => {
    const server = startServer()
    await signUp(server, email)
    const planted = `honesthive=${"p".repeat(43)}`
    expect(cookieOf(await signIn(server, { email, password }, { cookie: planted }))).not.toBe(planted)
    expect(await isSignedIn(server, planted)).toBe(false)
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

  test.each([
    "//evil.example",
    "/a/%2e%2e//evil.example",
    "/%09/evil.example",
    "/%0d%0aset-cookie:x=1",
    "/a&returnTo=//evil.example"
  ])("[asvs V3.7.2] drops returnTo=%s", async (returnTo) => {
    expect(await whereTo(`?returnTo=${returnTo}`)).toBe("/sign-in")
  })
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

test("a session that nobody began is no session", async () => {
  const answer = await startServer().fetch("/api/auth/user", {
    headers: { ...fromOwnPage, cookie: `honesthive=${"x".repeat(43)}` }
  })
  expect(await statusAndMessage(answer)).toEqual([401, "Unauthorized"])
})
