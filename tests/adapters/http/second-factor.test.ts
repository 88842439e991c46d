import { describe, expect, test } from "vitest"
import type { Language } from "#core/domain/languages/language.ts"
import { makeResetLink } from "#core/use-cases/accounts/make-reset-link.ts"
import { mailText } from "#ui/mails/mail-texts.ts"
import { totpCode, totpStepMillis } from "../../support/totp.ts"
import { highestDraw, limitsBehind, repeatInOrder, statusesOf } from "./support/limited.ts"
import { mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { cookieOf, json, password, statusAndMessage, succeed } from "./support/requests.ts"
import {
  beginSetUp,
  type CodeUser,
  codeEmail,
  codeOwner,
  codeUsers,
  enterCode,
  joinWithCodes,
  ticketOf
} from "./support/second-factor.ts"
import { startServer, type TestServer } from "./support/test-server.ts"
import { lowdbStore, memoryStore, postgresStore } from "./support/test-stores.ts"

const wrong = [403, "This code is not right, or was used already."]
const signedIn = [200, undefined]
const expired = [401, "Please sign in with your password again."]

const opens = async (server: TestServer, { opened }: CodeUser, cookie: string) =>
  (await server.fetch(opened, { headers: { cookie } })).status === 200

const start = async (user: CodeUser) => {
  const { server, pass } = startMailing()
  const joined = await joinWithCodes(server, user, 0)
  let time = 0
  const wait = async (millis: number) => {
    time += millis
    await pass(millis)
  }
  const enter = async (code: string, ticket?: string) =>
    statusAndMessage(await enterCode(server, user, ticket ?? (await ticketOf(server, user)), code))
  return { server, ...joined, wait, enter, codeNow: () => totpCode(joined.secret, time) }
}

describe.each(codeUsers)("$who with a second factor", (user) => {
  test("gets no session for the password alone", async () => {
    const { server } = await start(user)
    const answer = await user.enterPassword(server)
    expect([answer.status, await answer.json()]).toEqual([202, { second: true }])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^honesthive(-admin)?-second=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=300$/
      )
    ])
    expect(await opens(server, user, cookieOf(answer))).toBe(false)
  })

  test("is signed in by a code after the password, and the ticket's cookie ends", async () => {
    const { server, wait, codeNow } = await start(user)
    await wait(totpStepMillis)
    const answer = await enterCode(server, user, await ticketOf(server, user), codeNow())
    expect(answer.status).toBe(200)
    expect(await opens(server, user, cookieOf(answer))).toBe(true)
    expect(answer.headers.getSetCookie()[1]).toMatch(/^honesthive(-admin)?-second=; .*Max-Age=0/)
  })

  test("uses a code once: neither the one that turned it on, nor one that signed in", async () => {
    const { secret, wait, enter, codeNow } = await start(user)
    expect(await enter(codeNow())).toEqual(wrong)
    await wait(totpStepMillis)
    expect(await enter(codeNow())).toEqual(signedIn)
    for (const code of [codeNow(), totpCode(secret, 0)]) expect(await enter(code)).toEqual(wrong)
  })

  test("uses each recovery code once, however it is typed", async () => {
    const { recoveryCodes, enter } = await start(user)
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = "", second = ""] = recoveryCodes
    expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect(await enter(first.toUpperCase().replaceAll("-", " "))).toEqual(signedIn)
    expect([await enter(first), await enter(second), await enter(second)]).toEqual([wrong, signedIn, wrong])
  })

  test("has five minutes between password and code", async () => {
    const { server, wait, enter, codeNow } = await start(user)
    const ticket = await ticketOf(server, user)
    await wait(299_999)
    expect(await enter("000000", ticket)).toEqual(wrong)
    await wait(1)
    expect(await enter(codeNow(), ticket)).toEqual(expired)
  })

  test("signs in once by one ticket, also with another code", async () => {
    const { server, recoveryCodes, wait, enter, codeNow } = await start(user)
    await wait(totpStepMillis)
    const ticket = await ticketOf(server, user)
    expect(await enter(codeNow(), ticket)).toEqual(signedIn)
    expect(await enter(recoveryCodes[0] ?? "", ticket)).toEqual(expired)
  })

  test("is not signed in by a code without a ticket, or with one of the other kind", async () => {
    const { server, recoveryCodes, enter } = await start(user)
    const [code = ""] = recoveryCodes
    for (const cookie of ["", "honesthive-second=abc", "honesthive-admin-second=abc"])
      expect(await enter(code, cookie)).toEqual(expired)
    const [, value] = (await ticketOf(server, user)).split("=")
    for (const other of codeUsers.filter((each) => each !== user)) {
      const name = other === codeOwner ? "honesthive-second" : "honesthive-admin-second"
      expect(await statusAndMessage(await enterCode(server, other, `${name}=${value}`, code))).toEqual(
        expired
      )
    }
  })

  test("sets it up with the password, and with a code of the new secret", async () => {
    const { server } = startMailing()
    const cookie = await user.join(server)
    const refused = await server.fetch(user.settings, json({ password: "not the password" }, { cookie }))
    expect(await statusAndMessage(refused)).toEqual([403, "This is not your password."])
    const { secret, address, setUp } = await beginSetUp(server, user, cookie)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(address)).toMatchObject({ protocol: "otpauth:", host: "totp" })
    expect(new URL(address).searchParams.get("secret")).toBe(secret)
    const confirm = (code: string, given = setUp) =>
      server.fetch(`${user.settings}/confirm`, json({ setUp: given, code }, { cookie }))
    expect(await statusAndMessage(await confirm("000000"))).toEqual(wrong)
    expect((await confirm(totpCode(secret, 0), "altered")).status).toBe(410)
    expect((await user.enterPassword(server)).status).toBe(200)
    expect((await confirm(totpCode(secret, 0))).status).toBe(200)
    expect((await confirm(totpCode(secret, totpStepMillis))).status).toBe(409)
    expect((await server.fetch(user.settings, json({ password }, { cookie }))).status).toBe(409)
  })

  test("ends the sessions that the password alone opened by setting it up", async () => {
    const { server } = startMailing()
    const cookie = await user.join(server)
    const other = cookieOf(await user.enterPassword(server))
    const { secret, setUp } = await beginSetUp(server, user, cookie)
    expect(await opens(server, user, other)).toBe(true)
    const confirmation = json({ setUp, code: totpCode(secret, 0) }, { cookie })
    expect((await server.fetch(`${user.settings}/confirm`, confirmation)).status).toBe(200)
    expect([await opens(server, user, cookie), await opens(server, user, other)]).toEqual([true, false])
  })

  test("has a quarter of an hour for setting it up", async () => {
    const { server, pass } = startMailing()
    const cookie = await user.join(server)
    const { secret, setUp } = await beginSetUp(server, user, cookie)
    await pass("15 minutes")
    const code = totpCode(secret, 900_000)
    const answer = await server.fetch(`${user.settings}/confirm`, json({ setUp, code }, { cookie }))
    expect(await statusAndMessage(answer)).toEqual([410, "Setting up took too long. Please begin again."])
  })

  test("turns it off with the password and a code; then the password signs in", async () => {
    const { server, cookie, wait, codeNow } = await start(user)
    await wait(totpStepMillis)
    const turnOff = (body: object) => server.fetch(user.settings, json(body, { cookie }, "DELETE"))
    expect((await turnOff({ password })).status).toBe(400)
    expect((await turnOff({ password, code: "000000" })).status).toBe(403)
    expect((await turnOff({ password: "not the password", code: codeNow() })).status).toBe(403)
    expect((await user.enterPassword(server)).status).toBe(202)
    expect((await turnOff({ password, code: codeNow() })).status).toBe(204)
    expect((await user.enterPassword(server)).status).toBe(200)
    expect((await turnOff({ password, code: codeNow() })).status).toBe(409)
  })

  test("makes new recovery codes with the password and a code; the old ones are void", async () => {
    const { server, cookie, recoveryCodes, wait, enter, codeNow } = await start(user)
    await wait(totpStepMillis)
    const renew = (code: string) =>
      server.fetch(`${user.settings}/recovery-codes`, json({ password, code }, { cookie }))
    const answer = await renew(codeNow())
    const renewed: ReadonlyArray<string> = (await answer.json()).recoveryCodes
    expect([answer.status, renewed.length]).toEqual([200, 10])
    expect((await renew(codeNow())).status).toBe(403)
    expect(await enter(recoveryCodes[0] ?? "")).toEqual(wrong)
    expect(await enter(renewed[0] ?? "")).toEqual(signedIn)
  })
})

describe("an owner's second factor", () => {
  test("is told on the account page with the number of recovery codes", async () => {
    const { server, cookie, recoveryCodes, enter } = await start(codeOwner)
    const settings = async () => (await server.fetch("/api/account", { headers: { cookie } })).json()
    expect(await settings()).toMatchObject({ secondFactor: { recoveryCodesLeft: 10 } })
    await enter(recoveryCodes[0] ?? "")
    expect(await settings()).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } })
  })

  test("outlives a password that was reset by mail, which voids open tickets", async () => {
    const { server, cookie, wait, enter, codeNow } = await start(codeOwner)
    const ticket = await ticketOf(server, codeOwner)
    const { id } = await (await server.fetch("/api/auth/user", { headers: { cookie } })).json()
    const link = succeed(await server.run(makeResetLink(id)))
    const next = "a louder meadow at dusk"
    const reset = json({ token: secretIn({ text: link }), password: next })
    expect((await server.fetch("/api/auth/reset", reset)).status).toBe(204)
    await wait(totpStepMillis)
    expect(await enter(codeNow(), ticket)).toEqual(expired)
    const signIn = await server.fetch("/api/auth/sign-in", json({ email: codeEmail, password: next }))
    expect(signIn.status).toBe(202)
    expect(await enter(codeNow(), cookieOf(signIn))).toEqual(signedIn)
  })
})

const times = 8
const refusedOthers = Array.from({ length: times - 1 }, () => expect.toBeOneOf([401, 403]))

const expectOneSignIn = (answers: ReadonlyArray<Response>) =>
  expect(statusesOf(answers).toSorted()).toEqual([200, ...refusedOthers])

describe.each([memoryStore, lowdbStore, postgresStore])("on $name", ({ services }) => {
  describe.each(codeUsers)("of $who", (user) => {
    const startTogether = async () => {
      const server = startServer({ services })
      const joined = await joinWithCodes(server, user, Date.now())
      const tickets = await Promise.all(Array.from({ length: times }, () => ticketOf(server, user)))
      const enterAll = (code: string) =>
        Promise.all(tickets.map((ticket) => enterCode(server, user, ticket, code)))
      return { ...joined, enterAll }
    }

    test("one code that is sent at once by many signs one in", async () => {
      const { secret, enterAll } = await startTogether()
      // The next step's code, which is accepted already: the current one turned the second factor on.
      expectOneSignIn(await enterAll(totpCode(secret, Date.now() + totpStepMillis)))
    })

    test("one recovery code that is sent at once by many signs one in", async () => {
      const { recoveryCodes, enterAll } = await startTogether()
      expectOneSignIn(await enterAll(recoveryCodes[0] ?? ""))
    })
  })
})

const startWithCodes = async () => {
  const mailing = startMailing(limitsBehind(1, highestDraw))
  const { server, mails } = mailing
  const joined = await joinWithCodes(server, codeOwner, 0)
  await mailAfter(mails, 1)
  mails.length = 0
  const enter = async (code: string) => enterCode(server, codeOwner, await ticketOf(server, codeOwner), code)
  const expectMail = async (
    kind: "secondFactorOff" | "recoveryCodeUsed" | "recoveryCodesRenewed" | "wrongCodes",
    language: Language = "en"
  ) => {
    const written = mailText({ kind }, { language, instance: "HonestHive" })
    expect(await mailAfter(mails, 1)).toEqual({ id: expect.any(String), to: codeEmail, language, ...written })
  }
  return { ...mailing, ...joined, enter, expectMail }
}

test("an owner is told by mail, in the page's language, that a second factor was turned on", async () => {
  const { server, mails } = startMailing()
  const cookie = await codeOwner.join(server)
  const { secret, setUp } = await beginSetUp(server, codeOwner, cookie)
  const confirmation = json({ setUp, code: totpCode(secret, 0) }, { cookie, "accept-language": "kn" })
  await server.fetch(`${codeOwner.settings}/confirm`, confirmation)
  const written = mailText({ kind: "secondFactorOn" }, { language: "kn", instance: "HonestHive" })
  expect(await mailAfter(mails, 1)).toEqual({
    id: expect.any(String),
    to: codeEmail,
    language: "kn",
    ...written
  })
})

test("an owner is told by mail, in the account's language, that the second factor was turned off", async () => {
  const { server, cookie, secret, expectMail } = await startWithCodes()
  await server.fetch("/api/account/language", json({ language: "ta" }, { cookie }, "PUT"))
  const turnOff = (code: string) =>
    server.fetch("/api/account/second-factor", json({ password, code }, { cookie }, "DELETE"))
  expect((await turnOff("000000")).status).toBe(403)
  expect((await turnOff(totpCode(secret, totpStepMillis))).status).toBe(204)
  await expectMail("secondFactorOff", "ta")
})

test("an owner is told of a sign-in with a recovery code, and of none with a code of the app", async () => {
  const { secret, recoveryCodes, enter, expectMail } = await startWithCodes()
  expect((await enter(totpCode(secret, totpStepMillis))).status).toBe(200)
  expect((await enter(recoveryCodes[0] ?? "")).status).toBe(200)
  await expectMail("recoveryCodeUsed")
})

test("an owner is told of new recovery codes, which replace the old ones", async () => {
  const { server, cookie, recoveryCodes, expectMail } = await startWithCodes()
  const renew = (code: string) =>
    server.fetch("/api/account/second-factor/recovery-codes", json({ password, code }, { cookie }))
  expect((await renew("000000")).status).toBe(403)
  expect((await renew(recoveryCodes[0] ?? "")).status).toBe(200)
  await expectMail("recoveryCodesRenewed")
})

test("an owner is told once a day of wrong codes that follow the right password, but not of a few", async () => {
  const { mails, pass, enter, expectMail } = await startWithCodes()
  const enterWrongTimes = (times: number) =>
    repeatInOrder(times, async () => {
      expect((await enter("000000")).status).toBe(403)
      await pass("11 minutes")
    })
  await enterWrongTimes(4)
  expect(mails).toEqual([])
  await enterWrongTimes(1)
  await expectMail("wrongCodes")
  await enterWrongTimes(10)
  expect(mails).toHaveLength(1)
  await pass("1 day")
  await enterWrongTimes(10)
  await mailAfter(mails, 2)
})

test.each([
  ["turns it off", "DELETE", ""],
  ["makes new recovery codes", "POST", "/recovery-codes"]
])("an owner is told of wrong codes of a session that knows the password and %s", async (_, method, path) => {
  const { server, mails, cookie, pass, expectMail } = await startWithCodes()
  const enterWrongTimes = (times: number, given: string) =>
    repeatInOrder(times, async () => {
      const body = json({ password: given, code: "000000" }, { cookie }, method)
      expect((await server.fetch(`/api/account/second-factor${path}`, body)).status).toBe(403)
      await pass("11 minutes")
    })
  await enterWrongTimes(10, "not the password")
  expect(mails).toEqual([])
  // Codes are counted by hours of the clock.
  await pass("10 minutes")
  await enterWrongTimes(5, password)
  await expectMail("wrongCodes")
})
