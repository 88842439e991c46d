import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { type Language, languages } from "#core/domain/languages/language.ts"
import type { Mail } from "#core/domain/mails/mail.ts"
import { HiveStore } from "#core/ports/hive-store.ts"
import { makeSealedLink } from "#core/use-cases/accounts/sealed-link.ts"
import { mailText } from "#ui/mails/mail-texts.ts"
import { resumeByEmail, suspendByEmail } from "../../support/suspend.ts"
import { makeOperator } from "./support/admins.ts"
import { highestDraw, limitsBehind, repeatInOrder, statusesOf } from "./support/limited.ts"
import { joined, mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { cookieOf, json, password, readAs, statusAndMessage, succeed } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"
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

const chooseLanguage = async (server: TestServer, cookie: string, language: Language) => {
  const answer = await server.fetch("/api/account/language", json({ language }, { cookie }, "PUT"))
  expect(answer.status).toBe(200)
}

/** The language whose words a mail has, which its header and its link must name, too. */
const languageOf = (
  { language, subject, text }: Mail,
  kind: "reset" | "confirm" | "emailTaken" | "newEmail"
) => {
  const link = /^http\S+$/m.exec(text)?.[0] ?? ""
  expect(new URL(link).searchParams.get("lang")).toBe(language)
  expect({ subject, text }).toEqual(mailText({ kind, link }, { language, instance: "HonestHive" }))
  return language
}

describe.each(languages)("a mail that a request in %s causes", (language) => {
  const other = language === "kn" ? "te" : "kn"

  test.each([
    ["a new password", "forgot", "reset"],
    ["a sign-up", "sign-up", "confirm"],
    ["a sign-up of an owner", "sign-up", "emailTaken"]
  ] as const)("for %s speaks it, or the language of the account", async (_, path, kind) => {
    const { server, mails } = startMailing()
    const cookie = kind === "confirm" ? null : await joined(server, email)
    const languageAfter = async (query: string, headers: Readonly<Record<string, string>>) => {
      mails.length = 0
      await server.fetch(`/api/auth/${path}${query}`, json({ email }, headers))
      return languageOf(await mailAfter(mails, 1), kind)
    }
    expect(await languageAfter(`?lang=${language}`, { "accept-language": "hi" })).toBe(language)
    expect(await languageAfter("", { "accept-language": `fr,${language};q=0.8` })).toBe(language)
    if (cookie === null) return
    await chooseLanguage(server, cookie, other)
    expect(await languageAfter(`?lang=${language}`, {})).toBe(other)
  })

  test("for another email speaks it, or the language of the account, to both addresses", async () => {
    const { server, mails } = startMailing()
    const cookie = await joined(server, email)
    const expectBoth = async (expected: Language, to: string) => {
      mails.length = 0
      await server.fetch(`/api/account/email?lang=${language}`, json({ password, email: to }, { cookie }))
      await mailAfter(mails, 2)
      const mailTo = (address: string) => mails.find((mail) => mail.to === address) ?? expect.fail("no mail")
      expect(languageOf(mailTo(to), "newEmail")).toBe(expected)
      const notice = mailText({ kind: "emailChange" }, { language: expected, instance: "HonestHive" })
      expect(mailTo(email)).toEqual({ id: expect.any(String), to: email, language: expected, ...notice })
    }
    await expectBoth(language, "one@new.example")
    await chooseLanguage(server, cookie, other)
    await expectBoth(other, "two@new.example")
  })

  test("tells the owner of a new password in it, or in the language of the account", async () => {
    const { server, mails } = startMailing()
    const first = await joined(server, email)
    const change = (cookie: string, current: string, next: string) =>
      server.fetch(`/api/account/password?lang=${language}`, json({ current, next }, { cookie }))
    const noticeIn = (expected: Language) => ({
      id: expect.any(String),
      to: email,
      language: expected,
      ...mailText({ kind: "passwordChanged" }, { language: expected, instance: "HonestHive" })
    })
    const second = cookieOf(await change(first, password, "a louder meadow at dusk"))
    expect(await mailAfter(mails, 1)).toEqual(noticeIn(language))
    await chooseLanguage(server, second, other)
    await change(second, "a louder meadow at dusk", password)
    expect(await mailAfter(mails, 2)).toEqual(noticeIn(other))
  })

  test("tells the owner that somebody who is signed in wants the account deleted", async () => {
    const { server, mails } = startMailing()
    const cookie = await joined(server, email)
    const leave = (given: string) =>
      server.fetch(`/api/account?lang=${language}`, json({ password: given }, { cookie }, "DELETE"))
    expect((await leave("a wrong meadow at dawn")).status).toBe(403)
    expect((await leave(password)).status).toBe(202)
    const text = mailText({ kind: "deletionBegun" }, { language, instance: "HonestHive" })
    expect(await mailAfter(mails, 1)).toEqual({ id: expect.any(String), to: email, language, ...text })
  })

  test("for an invitation speaks it; the link to pass on leaves the language to the browser", async () => {
    const { server, mails } = startMailing()
    const cookie = await makeOperator(server)
    const body = json({ uses: 1, email }, { cookie })
    const made = await server.fetch(`/api/admin/invitations?lang=${language}`, body)
    const { link } = await made.json()
    expect(new URL(link).search).toBe("")
    const mailed = link.replace("#", `?lang=${language}#`)
    const text = mailText({ kind: "invitation", link: mailed }, { language, instance: "HonestHive" })
    expect(await mailAfter(mails, 1)).toEqual({ id: expect.any(String), to: email, language, ...text })
  })
})

describe("an account without a language", () => {
  const languageNow = async (server: TestServer, cookie: string) =>
    (await readAs(server, cookie, "/api/account")).language

  test("takes that of the page on which its owner signs in, once", async () => {
    const { server } = startMailing()
    const cookie = await joined(server, email)
    const signIn = (query: string, given = password) =>
      server.fetch(`/api/auth/sign-in${query}`, json({ email, password: given }, { "accept-language": "hi" }))
    await signIn("")
    expect((await signIn("?lang=ta", "a wrong meadow at dawn")).status).toBe(401)
    expect(await languageNow(server, cookie)).toBeNull()
    await signIn("?lang=ta")
    expect(await languageNow(server, cookie)).toBe("ta")
    await signIn("?lang=kn")
    expect(await languageNow(server, cookie)).toBe("ta")
  })

  test("takes that of the page that opens it, by a mailed link, too", async () => {
    const { server, mails } = startMailing()
    await server.fetch("/api/auth/sign-up?lang=te", json({ email }))
    const token = secretIn(await mailAfter(mails, 1))
    const opened = await server.fetch("/api/auth/confirm?lang=te", json({ token, password }))
    expect(await languageNow(server, cookieOf(opened))).toBe("te")
    const direct = startServer()
    const signedUp = await direct.fetch("/api/auth/sign-up?lang=hi", json({ email, password }))
    expect(await languageNow(direct, cookieOf(signedUp))).toBe("hi")
  })
})
