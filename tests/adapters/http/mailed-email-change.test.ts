import { describe, expect, test } from "vitest"
import { from, highestDraw, limitsBehind } from "./support/limited.ts"
import { joined, mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { cookieOf, json, password } from "./support/requests.ts"

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
  const emailNow = async () =>
    (await (await server.fetch("/api/account", { headers: { cookie } })).json()).email
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
    expect(mails.find(({ to }) => to === email)?.text).toContain("change your password")
    expect(await confirm(token)).toBe(200)
    expect(await emailNow()).toBe(wished)
    expect(await confirm(token)).toBe(410)
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
