import { expect, test } from "vitest"
import type { Mail } from "#core/domain/mails/mail.ts"
import { mailText } from "#ui/mails/mail-texts.ts"
import { totpCode, totpStepMillis } from "../../support/totp.ts"
import { highestDraw, limitsBehind } from "./support/limited.ts"
import { mailAfter, startMailing } from "./support/mailing.ts"
import { json, password } from "./support/requests.ts"
import { codeEmail, codeOwner, enterCode, joinWithCodes, ticketOf } from "./support/second-factor.ts"

const expectMail = async (
  mails: ReadonlyArray<Mail>,
  kind: "secondFactorOff" | "recoveryCodeUsed" | "wrongCodes",
  language: "en" | "ta" = "en"
) => {
  const written = mailText({ kind }, { language, instance: "HonestHive" })
  expect(await mailAfter(mails, 1)).toEqual({ to: codeEmail, language, ...written })
}

const startWithCodes = async () => {
  const limits = limitsBehind(1, highestDraw)
  const mailing = startMailing(limits)
  const joined = await joinWithCodes(mailing.server, codeOwner, 0)
  const enter = async (code: string) =>
    enterCode(mailing.server, codeOwner, await ticketOf(mailing.server, codeOwner), code)
  return { ...mailing, ...joined, enter }
}

test("an owner is told by mail, in the account's language, that the second factor was turned off", async () => {
  const { server, mails, cookie, secret } = await startWithCodes()
  await server.fetch("/api/account/language", json({ language: "ta" }, { cookie }, "PUT"))
  const turnOff = (code: string) =>
    server.fetch("/api/account/second-factor", json({ password, code }, { cookie }, "DELETE"))
  expect((await turnOff("000000")).status).toBe(403)
  expect((await turnOff(totpCode(secret, totpStepMillis))).status).toBe(204)
  await expectMail(mails, "secondFactorOff", "ta")
})

test("an owner is told of a sign-in with a recovery code, and of none with a code of the app", async () => {
  const { mails, secret, recoveryCodes, enter } = await startWithCodes()
  expect((await enter(totpCode(secret, totpStepMillis))).status).toBe(200)
  expect((await enter(recoveryCodes[0] ?? "")).status).toBe(200)
  await expectMail(mails, "recoveryCodeUsed")
})

test("an owner is told once a day of wrong codes that follow the right password, but not of a few", async () => {
  const { mails, pass, enter } = await startWithCodes()
  const enterWrong = async () => {
    expect((await enter("000000")).status).toBe(403)
    await pass("11 minutes")
  }
  const enterWrongTimes = async (times: number) => {
    for (let entered = 0; entered < times; entered++) await enterWrong()
  }
  await enterWrongTimes(4)
  expect(mails).toEqual([])
  await enterWrongTimes(1)
  await expectMail(mails, "wrongCodes")
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
  const { server, mails, cookie, pass } = await startWithCodes()
  const enterWrong = async (given: string) => {
    const body = { password: given, code: "000000" }
    const answer = await server.fetch(`/api/account/second-factor${path}`, json(body, { cookie }, method))
    expect(answer.status).toBe(403)
    await pass("11 minutes")
  }
  for (let entered = 0; entered < 10; entered++) await enterWrong("not the password")
  expect(mails).toEqual([])
  // Codes are counted by hours of the clock.
  await pass("10 minutes")
  for (let entered = 0; entered < 5; entered++) await enterWrong(password)
  await expectMail(mails, "wrongCodes")
})
