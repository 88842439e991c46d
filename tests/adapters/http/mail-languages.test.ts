import { describe, expect, test } from "vitest"
import { type Language, languages } from "#core/domain/languages/language.ts"
import type { Mail } from "#core/domain/mails/mail.ts"
import { mailText } from "#ui/mails/mail-texts.ts"
import { makeOperator } from "./support/admins.ts"
import { joined, mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { cookieOf, json, password, readAs } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const email = "asha@example.com"

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
      expect(mailTo(email)).toEqual({ to: email, language: expected, ...notice })
    }
    await expectBoth(language, "one@new.example")
    await chooseLanguage(server, cookie, other)
    await expectBoth(other, "two@new.example")
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
    expect(await mailAfter(mails, 1)).toEqual({ to: email, language, ...text })
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
