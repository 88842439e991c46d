import { describe, expect, onTestFinished, test, vi } from "vitest"
import { asha, startWithIssuer } from "./support/fake-issuer.ts"
import { from, repeatInOrder, startLimited, statusesOf } from "./support/limited.ts"
import { cookieOf, fromOwnPage, json, password, signUp, statusAndMessage } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const email = "asha@example.com"
const newPassword = "a lantern by the slow river"

const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36"

const signIn = async (server: TestServer, headers = {}) =>
  cookieOf(await server.fetch("/api/auth/sign-in", json({ email, password }, headers)))

const readJson = async (server: TestServer, path: string, cookie: string) =>
  (await server.fetch(path, { headers: { cookie } })).json()

const end = (server: TestServer, cookie: string, id = "") =>
  server.fetch(`/api/account/sessions${id === "" ? "" : `/${id}`}`, {
    method: "DELETE",
    headers: { cookie, ...fromOwnPage }
  })

const openSettings = async (server: TestServer, cookies: ReadonlyArray<string>) =>
  Promise.all(
    cookies.map(async (cookie) => (await server.fetch("/api/auth/user", { headers: { cookie } })).status)
  )

describe("the account's own page", () => {
  test("tells the email, and whether a password or a provider signs in", async () => {
    const server = startServer()
    const cookie = await signUp(server, email)
    expect(await readJson(server, "/api/account", cookie)).toMatchObject({ email, signsInWith: "password" })
  })

  test("lists where somebody is signed in, in one word and a day, and no secret", async () => {
    const server = startServer()
    const computer = await signUp(server, email)
    const onPhone = await signIn(server, { "user-agent": phone })
    const sessions = await readJson(server, "/api/account/sessions", onPhone)
    const today = `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`
    expect(sessions).toEqual([
      { id: expect.any(String), device: "phone", lastUsedAt: today, isCurrent: true },
      { id: expect.any(String), device: "computer", lastUsedAt: today, isCurrent: false }
    ])
    for (const { id } of sessions) {
      expect([computer, onPhone].join()).not.toContain(id)
      expect(await openSettings(server, [`honesthive=${id}`])).toEqual([401])
    }
  })

  test("[asvs V7.4.3 V7.5.2] ends one session, or all but this one", async () => {
    const server = startServer()
    const cookies = [await signUp(server, email), await signIn(server), await signIn(server)]
    const [mine = "", other = ""] = cookies
    const sessions: ReadonlyArray<{ id: string; isCurrent: boolean }> = await readJson(
      server,
      "/api/account/sessions",
      other
    )
    const one = sessions.find(({ isCurrent }) => isCurrent)?.id ?? ""
    expect(statusesOf([await end(server, mine, one), await end(server, mine, one)])).toEqual([204, 404])
    expect(await openSettings(server, cookies)).toEqual([200, 401, 200])
    expect((await end(server, mine)).status).toBe(204)
    expect(await openSettings(server, cookies)).toEqual([200, 401, 401])
  })

  test.each(["none", "a".repeat(900), "..%2F..%2Fetc", "%00", "%F0%9F%90%9D", "__proto__"])(
    "knows no session called %.20s",
    async (id) => {
      const server = startServer()
      const cookie = await signUp(server, email)
      expect([400, 404]).toContain((await end(server, cookie, id)).status)
      expect(await openSettings(server, [cookie])).toEqual([200])
    }
  )

  test("[asvs V6.2.2 V6.2.3 V7.4.3] takes a new password from whoever knows the old one, and ends all sessions: this one gets a new cookie", async () => {
    const server = startServer()
    const [mine, other] = [await signUp(server, email), await signIn(server)]
    const change = (body: unknown) => server.fetch("/api/account/password", json(body, { cookie: mine }))
    expect(await statusAndMessage(await change({ current: "not the password", next: newPassword }))).toEqual([
      403,
      "This is not your password."
    ])
    expect(await statusAndMessage(await change({ current: password, next: "short" }))).toEqual([
      400,
      "Please use a password of at least 12 characters."
    ])
    expect(await openSettings(server, [mine, other])).toEqual([200, 200])
    const changed = await change({ current: password, next: newPassword })
    expect([changed.status, await changed.text()]).toEqual([204, ""])
    const renewed = cookieOf(changed)
    expect(renewed).toMatch(/^honesthive=[\w-]{16,}$/)
    expect(await openSettings(server, [renewed, mine, other])).toEqual([200, 401, 401])
    expect(await signIn(server)).toBe("")
  })
})

describe("[asvs V6.3.1] whoever finds a browser open", () => {
  test.each([
    ["POST", "/password", (guess: string) => ({ current: guess, next: newPassword })],
    ["POST", "/email", (guess: string) => ({ password: guess, email: "new@example.com" })],
    ["DELETE", "", (guess: string) => ({ password: guess })]
  ])("guesses no faster by %s /api/account%s than by signing in", async (method, path, bodyOf) => {
    const { server } = await startLimited()
    const cookie = await signUp(server, email)
    const guess = (text: string, address: string) =>
      server.fetch(`/api/account${path}`, json(bodyOf(text), { cookie, ...from(address) }, method))
    const guesses = await repeatInOrder(6, (index) => guess(`guess number ${index}`, "203.0.113.9"))
    expect(statusesOf(guesses)).toEqual([403, 403, 403, 403, 403, 429])
    const signingIn = json({ email, password }, from("203.0.113.9"))
    expect((await server.fetch("/api/auth/sign-in", signingIn)).status).toBe(429)
    expect((await guess(password, "203.0.113.9")).status).toBe(429)
    expect((await guess(password, "198.51.100.4")).ok).toBe(true)
  })

  test("finds out with few questions who has an account", async () => {
    const { server } = await startLimited()
    const cookie = await signUp(server, email)
    const body = { password, email: "ben@example.com" }
    await signUp(server, body.email)
    const asked = await repeatInOrder(70, () => server.fetch("/api/account/email", json(body, { cookie })))
    expect(new Set(statusesOf(asked))).toEqual(new Set([409, 429]))
  })
})

describe("where an issuer signs people in", () => {
  test("there is no password to change, and a sign-in of just now changes the email", async () => {
    const { server, signIn: enter } = startWithIssuer()
    const cookie = cookieOf(await enter(asha))
    expect(await readJson(server, "/api/account", cookie)).toMatchObject({ email, signsInWith: "provider" })
    const none = await server.fetch(
      "/api/account/password",
      json({ current: password, next: newPassword }, { cookie })
    )
    expect(none.status).toBe(403)
    const change = (wanted: string) => server.fetch("/api/account/email", json({ email: wanted }, { cookie }))
    expect((await change("new@example.com")).status).toBe(200)
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 600_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await statusAndMessage(await change("late@example.com"))).toEqual([
      403,
      "Please sign in again, to show that it is you."
    ])
    const again = cookieOf(await enter(asha))
    expect((await server.fetch("/api/account/email", json({ email }, { cookie: again }))).status).toBe(200)
  })
})
