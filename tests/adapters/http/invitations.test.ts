import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { unlimitedLimits } from "#adapters/http/limits/limits.ts"
import { daysBetween } from "#core/domain/values/day.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { createAccount } from "#core/use-cases/accounts/create-account.ts"
import { makeInvitation } from "#core/use-cases/invitations/make-invitation.ts"
import { withdrawInvitation } from "#core/use-cases/invitations/withdraw-invitation.ts"
import { makeOperator, operatorName, readEntries } from "./support/admins.ts"
import { asha, browserCookies, locationOf, startWithIssuer } from "./support/fake-issuer.ts"
import { from, least, limitsBehind, repeatInOrder, statusesOf } from "./support/limited.ts"
import { mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { cookieOf, json, password, readAs, statusAndMessage, succeed } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"

const needed = [403, "You need an invitation that still works. Ask whoever runs this server for one."]

const startInvited = (limits = unlimitedLimits) => {
  const invited = Layer.succeed(SignUpPolicy, { mode: "invited" })
  return startServer({ services: Layer.mergeAll(testServices, TestClock.layer(), invited), limits })
}

const codeIn = (link: string): string => new URL(link).hash.slice(1)

const makeCode = async (server: TestServer, uses = 1) => {
  const { id, link } = succeed(await server.run(makeInvitation({ uses }, "olga")))
  return { id, code: codeIn(link) }
}

const join = (server: TestServer, email: string, invitation?: string, headers = {}) =>
  server.fetch("/api/auth/sign-up", json({ email, password, invitation }, headers))

const confirm = (server: TestServer, token: string) =>
  server.fetch("/api/auth/confirm", json({ token, password }))

const invitationsOf = async (server: TestServer) =>
  succeed(await server.run(Effect.flatMap(InstallationStore, (store) => store.invitations)))

const usedOf = async (server: TestServer) => (await invitationsOf(server)).map(({ used }) => used)

const countAccounts = async (server: TestServer) =>
  succeed(await server.run(Effect.flatMap(HiveStore, ({ owners }) => owners))).length

describe("where SIGN_UP is invited", () => {
  test("an invitation opens an account, and wrong, spent, withdrawn and missing codes say the same", async () => {
    const server = startInvited()
    const [once, withdrawn] = [await makeCode(server), await makeCode(server)]
    succeed(await server.run(withdrawInvitation(withdrawn.id, "olga")))
    expect((await join(server, "asha@example.com", once.code)).status).toBe(201)
    for (const code of [once.code, withdrawn.code, `${once.code}x`, "", undefined])
      expect(await statusAndMessage(await join(server, "ben@example.com", code))).toEqual(needed)
    expect(await countAccounts(server)).toBe(1)
  })

  test("nobody without one learns whether an email has an account, and a refused one spends nothing", async () => {
    const server = startInvited()
    succeed(await server.run(createAccount({ email: "asha@example.com", password })))
    expect(await statusAndMessage(await join(server, "asha@example.com", "wrong"))).toEqual(needed)
    const { code } = await makeCode(server)
    expect((await join(server, "asha@example.com", code)).status).toBe(409)
    const weak = json({ email: "b@example.com", password: "short", invitation: code })
    expect((await server.fetch("/api/auth/sign-up", weak)).status).toBe(400)
    expect(await usedOf(server)).toEqual([0])
  })

  test("codes are guessed as slowly as passwords, and only where somebody guesses", async () => {
    const server = startInvited(limitsBehind(1, least))
    const { code } = await makeCode(server, 50)
    const guess = () => join(server, "asha@example.com", "wrong", from("203.0.113.7"))
    const answers = await repeatInOrder(8, guess)
    expect(statusesOf(answers)).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
    expect((await join(server, "asha@example.com", code, from("203.0.113.7"))).status).toBe(429)
    const team = Array.from({ length: 30 }, (_, index) => `member-${index}@example.com`)
    const joined = await Promise.all(team.map((email) => join(server, email, code, from("192.0.2.1"))))
    expect(new Set(statusesOf(joined))).toEqual(new Set([201]))
  })
})

describe("where sign-up is by mail", () => {
  test("an invitation is spent when the mailed link opens the account, and by nothing before", async () => {
    const { server, mails } = startMailing(unlimitedLimits, "invited")
    const { code } = await makeCode(server)
    expect(await statusAndMessage(await join(server, "asha@example.com", "wrong"))).toEqual(needed)
    for (const name of ["asha", "ben"])
      expect((await join(server, `${name}@example.com`, code)).status).toBe(202)
    await mailAfter(mails, 2)
    const [first = "", second = ""] = mails.map(secretIn)
    expect((await server.fetch("/confirm-email")).status).toBe(200)
    expect(await usedOf(server)).toEqual([0])
    expect((await confirm(server, first)).status).toBe(200)
    expect(await usedOf(server)).toEqual([1])
    expect(await statusAndMessage(await confirm(server, second))).toEqual(needed)
    expect((await confirm(server, first)).status).toBe(410)
    expect(await countAccounts(server)).toBe(1)
  })

  test("a link that was mailed while sign-up was open opens nothing", async () => {
    const { server, mails } = startMailing()
    await join(server, "asha@example.com")
    const token = secretIn(await mailAfter(mails, 1))
    const invited = startMailing(unlimitedLimits, "invited").server
    expect(await statusAndMessage(await confirm(invited, token))).toEqual(needed)
  })
})

describe("where an issuer signs people in", () => {
  const begin = async ({ server }: ReturnType<typeof startWithIssuer>, invitation: string) => {
    const answer = await server.fetch("/api/login/invited", json({ invitation, returnTo: "/feedback" }))
    const { address, message }: Readonly<Record<string, string>> = await answer.json()
    return { address: address ?? "", refused: [answer.status, message], cookie: browserCookies(answer) }
  }

  test("an invitation travels in the browser's cookie, and is spent by a new account alone", async () => {
    const started = startWithIssuer({ signUp: "invited" })
    const { server, answerTo, signIn } = started
    expect(locationOf(await signIn(asha))).toBe("/sign-in?problem=invitation")
    expect((await begin(started, "wrong")).refused).toEqual(needed)
    const { code } = await makeCode(server)
    const finish = async (person: typeof asha) => {
      const { address, cookie } = await begin(started, code)
      expect(cookie + address).not.toContain(code)
      return server.fetch(answerTo(address, Effect.succeed(person)), { headers: { cookie } })
    }
    const other = { ...asha, subject: "2", email: "ben@example.com" }
    const { address, cookie } = await begin(started, code)
    expect(locationOf(await finish(asha))).toBe("/feedback")
    expect(await usedOf(server)).toEqual([1])
    const late = await server.fetch(answerTo(address, Effect.succeed(other)), { headers: { cookie } })
    expect(locationOf(late)).toBe("/sign-in?problem=invitation&returnTo=%2Ffeedback")
    expect(locationOf(await signIn(asha))).toBe("/")
    expect(await usedOf(server)).toEqual([1])
  })

  test("an altered invitation in the cookie opens nothing", async () => {
    const started = startWithIssuer({ signUp: "invited" })
    const { server, answerTo } = started
    const [mine, others] = [await makeCode(server), await makeCode(server)]
    const { address, cookie } = await begin(started, mine.code)
    const altered = cookie.replace(mine.id, others.id)
    expect(altered).not.toBe(cookie)
    const back = await server.fetch(answerTo(address, Effect.succeed(asha)), { headers: { cookie: altered } })
    expect(locationOf(back)).toBe("/sign-in?problem=lost")
  })

  test("beside passwords, no account is joined by its email", async () => {
    const { server, signIn } = startWithIssuer({ allowsPasswords: true })
    expect((await join(server, "asha@example.com")).status).toBe(201)
    expect(locationOf(await signIn(asha))).toBe("/sign-in?problem=taken")
    const other = { ...asha, subject: "2", email: "ben@example.com" }
    expect(locationOf(await signIn(other))).toBe("/")
    const credentials = json({ email: "ben@example.com", password })
    expect((await server.fetch("/api/auth/sign-in", credentials)).status).toBe(401)
    expect((await join(server, "ben@example.com")).status).toBe(409)
  })

  test("beside passwords, an account of the issuer confirms by a fresh sign-in and gets neither password nor second factor", async () => {
    const { server, signIn } = startWithIssuer({ allowsPasswords: true })
    const cookie = cookieOf(await signIn(asha))
    const told = { email: "asha@example.com", signsInWith: "provider" }
    expect(await readAs(server, cookie, "/api/account")).toMatchObject(told)
    const ask = (path: string, body: object, by = cookie, method = "POST") =>
      server.fetch(`/api/account${path}`, json(body, { cookie: by }, method))
    const joined = cookieOf(await join(server, "ben@example.com"))
    expect((await readAs(server, joined, "/api/account")).signsInWith).toBe("password")
    const answers = await Promise.all([
      ask("/password", { current: "", next: "a lantern by the slow river" }),
      ask("/second-factor", { password: "" }),
      ask("", { password: "wrong" }, joined, "DELETE"),
      ask("/email", { email: "new@example.com" })
    ])
    expect(statusesOf(answers)).toEqual([403, 403, 403, 200])
  })
})

describe("the operator's calls", () => {
  const start = async () => {
    const { server, mails } = startMailing(unlimitedLimits, "invited")
    const cookie = await makeOperator(server)
    const make = (body: object) => server.fetch("/api/admin/invitations", json(body, { cookie }))
    return { server, mails, cookie, make }
  }

  test("[anon A28] tell how many used an invitation, never who, and keep neither code, address nor account", async () => {
    const { server, mails, cookie, make } = await start()
    const made = await (await make({ uses: 5, email: " Guest@Example.com " })).json()
    expect(daysBetween(made.madeOn, made.lastDay)).toBe(7)
    const mail = await mailAfter(mails, 1)
    expect([mail.to, mail.text]).toEqual([
      "guest@example.com",
      expect.stringContaining(`/sign-up?lang=en#${codeIn(made.link)}`)
    ])
    await join(server, "grace@example.com", codeIn(made.link))
    const account = await (await confirm(server, secretIn(await mailAfter(mails, 2)))).json()
    expect(await readAs(server, cookie, "/api/admin/invitations")).toEqual([
      { id: made.id, madeOn: made.madeOn, lastDay: made.lastDay, uses: 5, used: 1, isOpen: true }
    ])
    const kept = JSON.stringify([await invitationsOf(server), await readEntries(server)])
    for (const told of [codeIn(made.link), "guest@", "grace@", account.id]) expect(kept).not.toContain(told)
    const hive = await server.run(
      Effect.flatMap(HiveStore, ({ read }) => read(account.id, { sessions: true }))
    )
    const whole = JSON.stringify([succeed(hive).account, ...succeed(hive).sessions.values()])
    for (const told of [codeIn(made.link), made.id]) expect(whole).not.toContain(told)
  })

  test("withdraw an invitation, and log that it was made and withdrawn", async () => {
    const { server, cookie, make } = await start()
    const made = await (await make({ uses: 1 })).json()
    const withdraw = () => server.fetch(`/api/admin/invitations/${made.id}`, json({}, { cookie }, "DELETE"))
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404])
    expect(await statusAndMessage(await join(server, "asha@example.com", codeIn(made.link)))).toEqual(needed)
    const ofOperator = (await readEntries(server)).filter(({ who }) => who === operatorName)
    const done = ofOperator.map(({ what }) => what)
    expect(done.toSorted()).toEqual(["made an invitation", "withdrew an invitation"])
  })

  test("open from one account to fifty, and mail to an address alone", async () => {
    const { make } = await start()
    const addresses = ["no address", `${"a".repeat(250)}@example.com`].map((email) => ({ uses: 1, email }))
    const bodies = [...[0, 51, 1.5, undefined].map((uses) => ({ uses })), ...addresses, { uses: 50 }]
    expect(statusesOf(await Promise.all(bodies.map(make)))).toEqual([...Array(6).fill(400), 201])
  })

  test("mail nothing where no mail server is set", async () => {
    const server = startInvited()
    const cookie = await makeOperator(server)
    const body = { uses: 1, email: "guest@example.com" }
    expect((await server.fetch("/api/admin/invitations", json(body, { cookie }))).status).toBe(403)
    expect(await invitationsOf(server)).toEqual([])
  })
})
