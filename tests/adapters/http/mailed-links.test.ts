import { describe, expect, test } from "vitest"
import { unlimitedLimits } from "#adapters/http/limits/limits.ts"
import { mailText } from "#ui/mails/mail-texts.ts"
import { from, highestDraw, least, limitsBehind, repeatInOrder, statusesOf } from "./support/limited.ts"
import { joined, mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { cookieOf, json, password, readAs, statusAndMessage, userStatus } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const [email, wished] = ["asha@example.com", "asha@new.example"]

const start = async () => {
  const { server, mails, pass } = startMailing()
  const cookie = await joined(server, email)
  const post = (path: string, body: object, as = cookie) => server.fetch(path, json(body, { cookie: as }))
  const ask = async (to = wished) => {
    const answer = await post("/api/account/email", { password, email: to })
    return { status: answer.status, bytes: await answer.text() }
  }
  const confirm = async (token: string, as = cookie) =>
    (await post("/api/account/email/confirm", { token }, as)).status
  const emailNow = async () => (await readAs(server, cookie, "/api/account")).email
  /** The token in the mail to the wished address, of two mails. */
  const asked = async () => {
    await ask()
    await mailAfter(mails, 2)
    return secretIn(mails.find(({ to }) => to === wished) ?? { text: "" })
  }
  return { server, mails, pass, cookie, post, ask, confirm, emailNow, asked }
}

describe("changing the email where mail is sent", () => {
  test("waits for the link in the mail to the new address, and the old one hears of it", async () => {
    const { mails, asked, confirm, emailNow } = await start()
    const token = await asked()
    expect(await emailNow()).toBe(email)
    expect(mails.find(({ to }) => to === email)?.text).toContain("the password you sign in with")
    expect(await confirm(token)).toBe(200)
    expect(await emailNow()).toBe(wished)
    expect(await confirm(token)).toBe(410)
    expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length)
  })

  test("is answered with the same bytes where the new address is somebody's, who gets no link", async () => {
    const { server, mails, ask } = await start()
    await joined(server, "ben@example.com")
    const [taken, free] = [await ask("ben@example.com"), await ask()]
    expect(taken).toEqual(free)
    expect(free.status).toBe(202)
    await mailAfter(mails, 3)
    expect(mails.filter(({ to }) => to === "ben@example.com")).toEqual([])
  })

  test("promises no link to an address that the account has already", async () => {
    const { mails, ask } = await start()
    const kept = await ask(` ${email.toUpperCase()}`)
    expect([kept.status, JSON.parse(kept.bytes)]).toMatchObject([200, { email }])
    await ask()
    await mailAfter(mails, 2)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([email, wished].toSorted())
  })

  test("opens for its owner alone, who is signed in", async () => {
    const { server, asked, confirm, emailNow } = await start()
    const token = await asked()
    expect(await confirm(token, "")).toBe(401)
    expect(await confirm(token, await joined(server, "ben@example.com"))).toBe(410)
    expect(await emailNow()).toBe(email)
  })

  test("ends a link to choose a new password that went to the old address", async () => {
    const { mails, post, ask, confirm } = await start()
    await post("/api/auth/forgot", { email })
    const token = secretIn(await mailAfter(mails, 1))
    await ask()
    await mailAfter(mails, 3)
    expect(await confirm(secretIn(mails.find(({ to }) => to === wished) ?? { text: "" }))).toBe(200)
    const next = { token, password: "some other words at noon" }
    expect((await post("/api/auth/reset", next)).status).toBe(410)
  })

  test("is void after another password, and after seven days", async () => {
    const changed = await start()
    const first = await changed.asked()
    const next = { current: password, next: "some other words at noon" }
    const renewed = cookieOf(await changed.post("/api/account/password", next))
    expect(await changed.confirm(first, renewed)).toBe(410)
    const late = await start()
    const second = await late.asked()
    await late.pass("7 days")
    const signedIn = cookieOf(await late.post("/api/auth/sign-in", { email, password }))
    expect(await late.confirm(second, signedIn)).toBe(410)
  })

  test("tells the old address each time, and mails the new one, whatever strangers asked for", async () => {
    const { server, mails } = startMailing(limitsBehind(1, highestDraw))
    const cookie = await joined(server, email)
    const ask = (path: string, body: object, network: number, as = "") =>
      server.fetch(path, json(body, { cookie: as, ...from(`203.0.${network}.7`) }))
    for (let network = 0; network < 110; network++) {
      await ask("/api/auth/forgot", { email }, network)
      await ask("/api/auth/sign-up", { email, password }, network)
      await ask("/api/auth/sign-up", { email: wished, password }, network)
    }
    await mailAfter(mails, 300)
    mails.length = 0
    for (let time = 0; time < 15; time++)
      await ask("/api/account/email", { password, email: `${time}@new.example` }, 7, cookie)
    await expect.poll(() => mails.filter(({ to }) => to === email)).toHaveLength(15)
    await ask("/api/account/email", { password, email: wished }, 7, cookie)
    await expect.poll(() => mails.filter(({ to }) => to === wished)).toHaveLength(1)
  })
})

const newPassword = "a louder meadow at dusk"

const forget = (server: TestServer, address = email, headers = {}) =>
  server.fetch("/api/auth/forgot", json({ email: address }, headers))

const reset = (server: TestServer, token: string, chosen = newPassword) =>
  server.fetch("/api/auth/reset", json({ token, password: chosen }))

const signInStatus = async (server: TestServer, chosen: string) =>
  (await server.fetch("/api/auth/sign-in", json({ email, password: chosen }))).status

const startForgetful = async (limits = unlimitedLimits) => {
  const mailing = startMailing(limits)
  const cookie = await joined(mailing.server, email)
  /** The token of the link in the next mail. */
  const ask = async () => {
    const before = mailing.mails.length
    await forget(mailing.server)
    return secretIn(await mailAfter(mailing.mails, before + 1))
  }
  return { ...mailing, cookie, ask }
}

describe("[asvs V7.4.3 V14.2.1] a forgotten password", () => {
  test("is replaced by way of a mail; whoever was signed in is signed out", async () => {
    const { server, mails, cookie } = await startForgetful()
    const other = cookieOf(await server.fetch("/api/auth/sign-in", json({ email, password })))
    await forget(server, " Asha@Example.com ")
    const mail = await mailAfter(mails, 1)
    expect(mail.to).toBe(email)
    expect(mail.text).toContain("http://honesthive.test/reset-password?lang=en#")
    const answer = await reset(server, secretIn(mail))
    expect([answer.status, await answer.text(), cookieOf(answer)]).toEqual([204, "", ""])
    for (const each of [cookie, other]) expect(await userStatus(server, each)).toBe(401)
    expect([await signInStatus(server, password), await signInStatus(server, newPassword)]).toEqual([
      401, 200
    ])
  })

  test("is not replaced without the owner's knowledge: a mail says so, once, in the page's language", async () => {
    const { server, mails, ask } = await startForgetful()
    const token = await ask()
    await server.fetch("/api/auth/reset?lang=ta", json({ token, password: newPassword }))
    const notice = mailText({ kind: "passwordReset" }, { language: "ta", instance: "HonestHive" })
    expect(await mailAfter(mails, 2)).toEqual({
      id: expect.any(String),
      to: email,
      language: "ta",
      ...notice
    })
    await server.fetch("/api/auth/reset?lang=ta", json({ token, password }))
    await forget(server)
    expect((await mailAfter(mails, 3)).text).toContain("/reset-password")
  })

  test("is answered with the same bytes whether there is an account or not, and only an account gets mail", async () => {
    const { server, mails } = await startForgetful()
    const unknown = await forget(server, "nobody@example.com")
    const known = await forget(server)
    expect([known.status, unknown.status]).toEqual([202, 202])
    expect(await known.text()).toBe(await unknown.text())
    expect([...known.headers]).toEqual([...unknown.headers])
    expect((await mailAfter(mails, 1)).to).toBe(email)
  })

  test("gets no mail where none is sent", async () => {
    expect(await statusAndMessage(await forget(startServer()))).toEqual([
      403,
      expect.stringMatching(/sends no mail/)
    ])
  })
})

describe("the link in the mail", () => {
  const used = [410, "This link was used already, or is too old. Please ask for a new one."]

  test("opens the account once", async () => {
    const { server, ask } = await startForgetful()
    const token = await ask()
    expect((await reset(server, token)).status).toBe(204)
    expect(await statusAndMessage(await reset(server, token, password))).toEqual(used)
    expect(await signInStatus(server, newPassword)).toBe(200)
  })

  test("opens it for an hour", async () => {
    const { server, ask, pass } = await startForgetful()
    const token = await ask()
    await pass("59 minutes")
    expect((await reset(server, token, "short")).status).toBe(400)
    await pass("1 minute")
    expect(await statusAndMessage(await reset(server, token))).toEqual(used)
  })

  test.each(["elevenchars", "password1234", email])("[asvs V6.2.1 V6.2.4] takes no %j", async (weak) => {
    const { server, ask } = await startForgetful()
    const token = await ask()
    expect((await reset(server, token, weak)).status).toBe(400)
    expect([await signInStatus(server, weak), await signInStatus(server, password)]).toEqual([401, 200])
    expect((await reset(server, token)).status).toBe(204)
  })

  test("opens nothing after a newer one was sent", async () => {
    const { server, ask } = await startForgetful()
    const [older, newer] = [await ask(), await ask()]
    expect(await statusAndMessage(await reset(server, older))).toEqual(used)
    expect((await reset(server, newer)).status).toBe(204)
  })

  test("opens nothing with another's owner, another secret or half of it", async () => {
    const { server, ask } = await startForgetful()
    const token = await ask()
    await joined(server, "ben@example.com")
    await forget(server, "ben@example.com")
    const [owner = "", secret = ""] = token.split(".")
    const strange = [
      `${owner}.${"x".repeat(secret.length)}`,
      `${owner}.`,
      owner,
      secret,
      `${crypto.randomUUID()}.${secret}`,
      `${owner}.${secret}.`,
      ""
    ]
    for (const other of strange) expect(await statusAndMessage(await reset(server, other))).toEqual(used)
    expect((await reset(server, token)).status).toBe(204)
  })

  test("opens nothing after the password was changed", async () => {
    const { server, ask, cookie } = await startForgetful()
    const token = await ask()
    const body = { current: password, next: "some other words at noon" }
    expect((await server.fetch("/api/account/password", json(body, { cookie }))).status).toBe(204)
    expect(await statusAndMessage(await reset(server, token))).toEqual(used)
  })
})

describe("mails to one address", () => {
  const startLimited = () => startForgetful(limitsBehind(1, highestDraw))

  test("go to every network that asks for the first time in an hour, whatever others asked for, up to a hundred a day", async () => {
    const { server, mails, pass } = await startLimited()
    const flood = async () => {
      const asked = await repeatInOrder(12, (time) => forget(server, email, from(`203.0.${time % 3}.7`)))
      expect(new Set(statusesOf(asked))).toEqual(new Set([202]))
    }
    let [links, notices] = [0, 0]
    for (const answered of [12, 6, 3]) {
      await flood()
      await forget(server, email, from("198.51.100.9"))
      links += answered + 1
      const link = secretIn(await mailAfter(mails, links + notices))
      expect((await reset(server, link)).status).toBe(204)
      notices += 1
      await mailAfter(mails, links + notices)
      await pass("1 hour")
    }
    for (let network = 0; network < 110; network++) await forget(server, email, from(`192.0.${network}.7`))
    await mailAfter(mails, 100 + notices)
  })

  test("are refused to a network that asks for very many, whatever the address", async () => {
    const { server } = await startLimited()
    const ask = (index: number, network: string) => forget(server, `p${index}@example.com`, from(network))
    const asked = await repeatInOrder(31, (index) => ask(index, "203.0.113.7"))
    expect(statusesOf(asked)).toEqual([...Array(30).fill(202), 429])
    expect((await ask(0, "198.51.100.9")).status).toBe(202)
  })

  test("open for a whole team behind one address", async () => {
    const { server, mails } = startMailing(limitsBehind(1, least))
    const post = (path: string, body: object) => server.fetch(path, json(body, from("203.0.113.7")))
    await repeatInOrder(60, (index) => post("/api/auth/sign-up", { email: `p${index}@example.com` }))
    await mailAfter(mails, 60)
    const confirmed = await repeatInOrder(60, (index) =>
      post("/api/auth/confirm", { token: secretIn(mails[index] ?? { text: "" }), password })
    )
    expect(new Set(statusesOf(confirmed))).toEqual(new Set([200]))
  })
})
