import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { HiveStore } from "#core/ports/hive-store.ts"
import { makeSealedLink } from "#core/use-cases/accounts/sealed-link.ts"
import { resumeByEmail, suspendByEmail } from "../../support/suspend.ts"
import { highestDraw, limitsBehind, repeatInOrder, statusesOf } from "./support/limited.ts"
import { mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { cookieOf, json, password, statusAndMessage, succeed } from "./support/requests.ts"
import type { TestServer } from "./support/test-server.ts"
import { completeResponse } from "./support/visitors.ts"

const email = "asha@example.com"

const signUp = (server: TestServer, address = email, more: object = {}) =>
  server.fetch("/api/auth/sign-up", json({ email: address, ...more }))

const confirm = (server: TestServer, token: string, chosen = password) =>
  server.fetch("/api/auth/confirm", json({ token, password: chosen }))

const signInStatus = async (server: TestServer, chosen = password) =>
  (await server.fetch("/api/auth/sign-in", json({ email, password: chosen }))).status

const ownersOf = async (server: TestServer) =>
  succeed(await server.run(Effect.flatMap(HiveStore, ({ owners }) => owners)))

const used = [410, "This link was used already, or is too old. Please ask for a new one."]
describe("signing up where mail is sent", () => {
  test("stores nothing and signs nobody in before the link is opened, which does both", async () => {
    const { server, mails } = startMailing()
    const asked = await signUp(server, " Asha@Example.com ")
    expect([asked.status, cookieOf(asked)]).toEqual([202, ""])
    const mail = await mailAfter(mails, 1)
    expect(mail.to).toBe(email)
    expect(await ownersOf(server)).toEqual([])
    expect(await signInStatus(server)).toBe(401)
    const opened = await confirm(server, secretIn(mail))
    expect([opened.status, await opened.json()]).toMatchObject([200, { email, feedbackLink: null }])
    const user = await server.fetch("/api/auth/user", { headers: { cookie: cookieOf(opened) } })
    expect(await user.json()).toMatchObject({ email })
    expect(await signInStatus(server)).toBe(200)
  })

  test("is answered with the same bytes where there is an account, whose owner hears of it", async () => {
    const { server, mails } = startMailing()
    const fresh = await signUp(server)
    await confirm(server, secretIn(await mailAfter(mails, 1)))
    const taken = await signUp(server)
    succeed(await server.run(suspendByEmail(email)))
    const suspended = await signUp(server)
    succeed(await server.run(resumeByEmail(email)))
    const answers = await Promise.all([fresh, taken, suspended].map(completeResponse))
    expect(answers[0]?.status).toBe(202)
    expect(answers).toEqual(answers.map(() => answers[0]))
    const mail = await mailAfter(mails, 3)
    expect([mail.to, mail.text]).toEqual([email, expect.stringContaining("/forgot-password?lang=en\n")])
    expect(secretIn(mail)).toBe("")
    expect(await signInStatus(server)).toBe(200)
  })

  test("still refuses what can be no account, and says why", async () => {
    const { server } = startMailing()
    expect(await statusAndMessage(await signUp(server, "not an email"))).toEqual([
      400,
      "Please enter a valid email address."
    ])
    expect((await server.fetch("/api/auth/sign-up", json({ password }))).status).toBe(400)
  })

  test("takes no password from whoever asks: the one who opens the link chooses it", async () => {
    const { server, mails } = startMailing()
    const strangers = "a stranger knows this one"
    const given = [{}, { password: strangers }, { password: "short" }, { password: 5 }]
    const answers = await repeatInOrder(given.length, (at) => signUp(server, email, given[at]))
    expect(statusesOf(answers)).toEqual([202, 202, 202, 202])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    await mailAfter(mails, 4)
    const [first = "", ...others] = mails.map(secretIn)
    expect((await confirm(server, first)).status).toBe(200)
    for (const link of others)
      expect(await statusAndMessage(await confirm(server, link, strangers))).toEqual(used)
    expect([await signInStatus(server), await signInStatus(server, strangers)]).toEqual([200, 401])
  })

  test("is bounded for one address, though nobody is told", async () => {
    const { server, mails } = startMailing(limitsBehind(1, highestDraw))
    for (let time = 0; time < 8; time++) expect((await signUp(server)).status).toBe(202)
    expect((await confirm(server, secretIn(await mailAfter(mails, 4)))).status).toBe(200)
    expect(mails).toHaveLength(4)
  })
})

describe("the link that opens an account", () => {
  const ask = async () => {
    const mailing = startMailing()
    await signUp(mailing.server)
    return { ...mailing, token: secretIn(await mailAfter(mailing.mails, 1)) }
  }

  test("asks for another password than a weak one, and opens the account with a good one afterwards", async () => {
    const { server, token } = await ask()
    const short = [400, "Please use a password of at least 12 characters."]
    expect(await statusAndMessage(await confirm(server, token, "short"))).toEqual(short)
    const guessable = [400, "This password is too easy to guess. Please choose another one."]
    expect(await statusAndMessage(await confirm(server, token, email))).toEqual(guessable)
    expect((await server.fetch("/api/auth/confirm", json({ token }))).status).toBe(400)
    expect(await ownersOf(server)).toEqual([])
    expect((await confirm(server, token)).status).toBe(200)
  })

  test("opens nothing when it was mailed by a version that sealed the password of whoever asked", async () => {
    const { server } = await ask()
    const sealed = { email, passwordHash: "hash of a stranger's password" }
    const place = { owner: "", item: "", field: "sign-up" } as const
    const page = { page: "/confirm-email", language: "en" } as const
    const link = succeed(await server.run(makeSealedLink(page, sealed, place)))
    const token = new URL(link).hash.slice(1)
    expect(await statusAndMessage(await confirm(server, token))).toEqual(used)
    expect(await statusAndMessage(await server.fetch("/api/auth/confirm", json({ token })))).toEqual(used)
  })

  test("opens it for seven days", async () => {
    const { server, token, pass } = await ask()
    await pass("7 days")
    expect(await statusAndMessage(await confirm(server, token))).toEqual(used)
    expect(await ownersOf(server)).toEqual([])
  })

  test("ends the session of whoever was signed in there before", async () => {
    const { server, token, mails } = await ask()
    await signUp(server, "ben@example.com")
    const before = cookieOf(await confirm(server, secretIn(await mailAfter(mails, 2))))
    await server.fetch("/api/auth/confirm", json({ token, password }, { cookie: before }))
    expect((await server.fetch("/api/auth/user", { headers: { cookie: before } })).status).toBe(401)
  })
})
