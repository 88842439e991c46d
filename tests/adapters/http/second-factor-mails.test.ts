import { expect, test } from "vitest"
import type { Language } from "#core/domain/languages/language.ts"
import { mailText } from "#ui/mails/mail-texts.ts"
import { totpCode, totpStepMillis } from "../../support/totp.ts"
import { highestDraw, limitsBehind, repeatInOrder } from "./support/limited.ts"
import { mailAfter, startMailing } from "./support/mailing.ts"
import { json, password } from "./support/requests.ts"
import { codeEmail, codeOwner, enterCode, joinWithCodes, ticketOf } from "./support/second-factor.ts"

const startWithCodes = async () => {
  const mailing = startMailing(limitsBehind(1, highestDraw))
  const { server, mails } = mailing
  const joined = await joinWithCodes(server, codeOwner, 0)
  const enter = async (code: string) => enterCode(server, codeOwner, await ticketOf(server, codeOwner), code)
  const expectMail = async (
    kind: "secondFactorOff" | "recoveryCodeUsed" | "wrongCodes",
    language: Language = "en"
  ) => {
    const written = mailText({ kind }, { language, instance: "HonestHive" })
    expect(await mailAfter(mails, 1)).toEqual({ to: codeEmail, language, ...written })
  }
  return { ...mailing, ...joined, enter, expectMail }
}

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
