import { describe, expect, test } from "vitest"
import { inTwoNewProcesses } from "../../support/in-two-new-processes.ts"
import { from, repeatInOrder, startLimited, statusesOf } from "./support/limited.ts"
import { joined, startMailing } from "./support/mailing.ts"
import {
  cookieOf,
  fromOwnPage,
  json,
  password,
  readAs,
  signUp,
  statusAndMessage,
  userStatus
} from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer, type TestServer } from "./support/test-server.ts"
import { alreadyWaiting, completeResponse, countWaiting, startHive, submission } from "./support/visitors.ts"

const email = "asha@example.com"
const newPassword = "a lantern by the slow river"

const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36"

const signIn = async (server: TestServer, headers = {}) =>
  cookieOf(await server.fetch("/api/auth/sign-in", json({ email, password }, headers)))

const statusesFor = (server: TestServer, cookies: ReadonlyArray<string>) =>
  Promise.all(cookies.map((cookie) => userStatus(server, cookie)))

describe("the sessions of an account", () => {
  test("[asvs V7.2.3 V11.5.1] have secrets that neither the time nor how many there were can tell", async () => {
    const imports = `
      import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
      import { Secrets } from "#core/ports/secrets.ts"`
    const first = "Effect.provide(Secrets.use(({ token }) => token), nodeSecrets)"
    const [one, two] = await inTwoNewProcesses(imports, first)
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(two).not.toBe(one)
  }, 60_000)

  test("are listed with the kind of device, and with no secret", async () => {
    const server = startServer()
    await signUp(server, email)
    const sessions = await readAs(
      server,
      await signIn(server, { "user-agent": phone }),
      "/api/account/sessions"
    )
    expect(sessions).toMatchObject([{ device: "phone" }, { device: "computer" }])
    for (const { id } of sessions) expect(await userStatus(server, `honesthive=${id}`)).toBe(401)
  })

  test("[asvs V7.4.3 V7.5.2] end one by one, or all but this one, and none by a name that none has", async () => {
    const server = startServer()
    const cookies = [await signUp(server, email), await signIn(server), await signIn(server)]
    const [cookie = "", other = ""] = cookies
    const end = async (path = "") => {
      const init = { method: "DELETE", headers: { cookie, ...fromOwnPage } }
      return (await server.fetch(`/api/account/sessions${path}`, init)).status
    }
    for (const id of ["none", "a".repeat(900), "..%2F..%2Fetc", "%00", "%F0%9F%90%9D", "__proto__"])
      expect([400, 404]).toContain(await end(`/${id}`))
    expect(await statusesFor(server, cookies)).toEqual([200, 200, 200])
    const isCurrent = (session: { readonly isCurrent: boolean }) => session.isCurrent
    const one = (await readAs(server, other, "/api/account/sessions")).find(isCurrent).id
    expect([await end(`/${one}`), await end(`/${one}`)]).toEqual([204, 404])
    expect(await statusesFor(server, cookies)).toEqual([200, 401, 200])
    expect(await end()).toBe(204)
    expect(await statusesFor(server, cookies)).toEqual([200, 401, 401])
  })

  test("[asvs V6.2.2 V6.2.3 V7.4.3] end by a new password of whoever knows the old one: this one gets a new cookie", async () => {
    const server = startServer()
    const [mine, other] = [await signUp(server, email), await signIn(server)]
    const change = (current: string) =>
      server.fetch("/api/account/password", json({ current, next: newPassword }, { cookie: mine }))
    expect((await change("not the password")).status).toBe(403)
    expect(await statusesFor(server, [mine, other])).toEqual([200, 200])
    const changed = await change(password)
    expect([changed.status, await changed.text()]).toEqual([204, ""])
    const renewed = cookieOf(changed)
    expect(renewed).toMatch(/^honesthive=[\w-]{16,}$/)
    expect(await statusesFor(server, [renewed, mine, other])).toEqual([200, 401, 401])
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

describe("an owner who deletes the account", () => {
  const start = async () => {
    const { server, pass } = await startLimited()
    const { cookie, send } = await makeHive(server, email, "asha-rao")
    const leave = (body: unknown) => send("/api/account", body, "DELETE")
    const keep = (by: string) =>
      server.fetch("/api/account/keep", { method: "POST", headers: { cookie: by, ...fromOwnPage } })
    const pageStatus = async () => (await server.fetch("/asha-rao")).status
    return { server, cookie, leave, keep, pageStatus, pass }
  }

  const pages = (link: string) => [`/${link}`, `/api/profile/${link}`, `/api/profile/${link}/gamification`]

  test("is signed out everywhere, and to visitors the page is one that never was", async () => {
    const { server, cookie, leave } = await start()
    const told = async (link: string) => {
      const send = server.fetch(`/api/profile/${link}/feedback`, submission("Good work"))
      const answers = await Promise.all([...pages(link).map((path) => server.fetch(path)), send])
      return Promise.all(answers.map(completeResponse))
    }
    const other = await signIn(server)
    for (const path of pages("asha-rao")) expect((await server.fetch(path)).status).toBe(200)
    const left = await leave({ password })
    expect(left.status).toBe(202)
    expect(Date.parse((await left.json()).leavesAt)).toBe(24 * 3_600_000)
    expect(left.headers.getSetCookie()).toEqual(["honesthive=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"])
    expect(await statusesFor(server, [cookie, other])).toEqual([401, 401])
    const never = await told("nobody-here")
    expect(never.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await told("asha-rao")).toEqual(never)
    expect(await countWaiting(server)).toBe(alreadyWaiting)
  })

  test("signs in within the day, sees until when, and keeps it all", async () => {
    const { server, leave, keep, pageStatus, pass } = await start()
    const { leavesAt } = await (await leave({ password })).json()
    await pass("23 hours")
    const cookie = await signIn(server)
    expect(await readAs(server, cookie, "/api/account")).toMatchObject({ leavesAt })
    expect(await pageStatus()).toBe(404)
    expect(await (await keep(cookie)).json()).toMatchObject({ leavesAt: null })
    await pass("2 hours")
    expect([await pageStatus(), await userStatus(server, cookie)]).toEqual([200, 200])
  })

  test("is nobody once the day is over, also while all is still there", async () => {
    const { server, leave, keep, pass } = await start()
    await leave({ password })
    const cookie = await signIn(server)
    await pass("24 hours")
    expect([await userStatus(server, cookie), (await keep(cookie)).status]).toEqual([401, 401])
    expect(await signIn(server)).toBe("")
  })

  test("stays without the password", async () => {
    const { server, cookie, leave, pageStatus } = await start()
    const refused = [{ password: "not the password" }, { password: "" }, {}].map(leave)
    expect(await Promise.all((await Promise.all(refused)).map(statusAndMessage))).toEqual([
      [403, "This is not your password."],
      [400, "Please enter your password."],
      [400, "Please enter your password."]
    ])
    expect([await pageStatus(), await userStatus(server, cookie)]).toEqual([200, 200])
  })
})

describe("PUT /api/account/digest", () => {
  const set = (server: TestServer, cookie: string, body: unknown) =>
    server.fetch("/api/account/digest", json(body, { cookie }, "PUT"))

  test("is off until it is set, and off again when it is taken back", async () => {
    const { server } = startMailing()
    const cookie = await joined(server, email)
    const settings = () => readAs(server, cookie, "/api/account")
    expect(await settings()).toMatchObject({ sendsMail: true, digest: null })
    const weekly = { every: "week", hour: 18, weekday: 5, zone: "Asia/Kolkata" }
    const answer = await set(server, cookie, weekly)
    expect([answer.status, (await answer.json()).digest]).toEqual([200, weekly])
    const wrong = [
      { every: "hour", hour: 9 },
      ...[24, -1, 9.5].map((hour) => ({ every: "day", hour })),
      ...[0, 8].map((weekday) => ({ every: "week", hour: 9, weekday })),
      ...["Nowhere/Here", { $ne: null }].map((zone) => ({ every: "day", hour: 9, zone }))
    ]
    for (const body of wrong) expect((await set(server, cookie, body)).status, JSON.stringify(body)).toBe(400)
    expect((await settings()).digest).toEqual(weekly)
    await set(server, cookie, { every: "never", hour: 18 })
    expect((await settings()).digest).toBeNull()
  })

  test("is refused where no mail is sent, which the account says", async () => {
    const server = startServer()
    const cookie = await signUp(server, email)
    expect((await readAs(server, cookie, "/api/account")).sendsMail).toBe(false)
    expect(await statusAndMessage(await set(server, cookie, { every: "day", hour: 9 }))).toEqual([
      403,
      expect.stringMatching(/sends no mail/)
    ])
    expect((await set(server, cookie, { every: "never", hour: 9 })).status).toBe(200)
  })
})

describe("PUT /api/account/webhook", () => {
  const target = { address: "https://hooks.example/asha?token=CANARY", form: "json" }

  const start = async () => {
    const { hive } = await startHive()
    return {
      put: (body: unknown) => hive.send("/api/account/webhook", body, "PUT"),
      settings: () => hive.read("/api/account")
    }
  }

  test("shows the secret once, and of the address the host alone", async () => {
    const { put, settings } = await start()
    expect(await settings()).toMatchObject({ sendsWebhooks: true, webhook: null })
    const schedule = { every: "week", hour: 18, weekday: 5, zone: "Asia/Kolkata" }
    const response = await put({ ...schedule, target })
    const { secret, account } = await response.json()
    expect([response.status, secret]).toEqual([200, expect.stringMatching(/^whsec_[\w+/]{43}=$/)])
    expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32)
    expect(account.webhook).toEqual({ ...schedule, host: "hooks.example", form: "json", state: "waiting" })
    const told = await settings()
    expect(told.webhook).toEqual(account.webhook)
    expect(JSON.stringify(told)).not.toMatch(/whsec_|CANARY/)
    const later = await (await put({ every: "day", hour: 9 })).json()
    expect([later.secret, later.account.webhook.host]).toEqual([null, "hooks.example"])
  })

  test.each([
    { every: "never", hour: 9, target },
    { every: "day", hour: 9, zone: "Nowhere/Here", target },
    { every: "day", hour: 9, target: { ...target, form: "xml" } },
    { every: "day", hour: 9, target: { ...target, address: "http://hooks.example/" } },
    { every: "day", hour: 9 }
  ])("refuses %j, and stores nothing", async (body) => {
    const { put, settings } = await start()
    expect((await put(body)).status).toBe(400)
    expect((await settings()).webhook).toBeNull()
  })
})

describe("PUT /api/account/seen", () => {
  const path = "/api/account/seen"
  const day = "2026-11-20T12:00:00.000Z"

  const start = async () => {
    const { hive } = await startHive()
    return { note: (body: unknown) => hive.send(path, body, "PUT"), read: () => hive.read(path) }
  }

  test("is kept with the hive, part by part", async () => {
    const { note, read } = await start()
    expect(await read()).toEqual({ feedback: null, badges: null })
    const feedback = { day, ids: ["one", "two"] }
    expect(await (await note({ feedback })).json()).toEqual({ feedback, badges: null })
    await note({ badges: ["Reliability 5"] })
    await note({})
    expect(await read()).toEqual({ feedback, badges: ["Reliability 5"] })
    await note({ feedback: { day: "", ids: [] } })
    expect(await read()).toEqual({ feedback: { day: "", ids: [] }, badges: ["Reliability 5"] })
  })

  test.each([
    ["a moment", { feedback: { day: "2026-11-20T12:00:01.000Z", ids: [] } }],
    ["a day that is none", { feedback: { day: "yesterday", ids: [] } }],
    ["no ids", { feedback: { day } }],
    ["too many ids", { feedback: { day, ids: Array(301).fill("one") } }],
    ["an id of another script", { feedback: { day, ids: ["ಎ"] } }],
    ["a long id", { feedback: { day, ids: ["x".repeat(61)] } }],
    ["null", { feedback: null }],
    ["too many badges", { badges: Array(51).fill("one") }],
    ["badges that are numbers", { badges: [5] }]
  ])("%s is refused, and what was noted stays", async (_, body) => {
    const { note, read } = await start()
    await note({ badges: ["Reliability 5"] })
    expect((await note(body)).status).toBe(400)
    expect(await read()).toEqual({ feedback: null, badges: ["Reliability 5"] })
  })
})
