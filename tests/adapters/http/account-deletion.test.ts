import { Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { cookieOf, fromOwnPage, json, password, statusAndMessage, succeed } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"
import { alreadyWaiting, completeResponse, countWaiting, submission } from "./support/visitors.ts"

const email = "asha@example.com"

const start = async () => {
  const server = startServer({ services: Layer.merge(testServices, TestClock.layer()) })
  const { cookie, send: post } = await makeHive(server, email, "asha-rao")
  const ask = async (path: string, by = cookie) => server.fetch(path, { headers: { cookie: by } })
  const leave = (body: unknown) => post("/api/account", body, "DELETE")
  const signIn = () => server.fetch("/api/auth/sign-in", json({ email, password }))
  const keep = (by: string) =>
    server.fetch("/api/account/keep", { method: "POST", headers: { cookie: by, ...fromOwnPage } })
  const send = (link: string) => server.fetch(`/api/profile/${link}/feedback`, submission("Good work"))
  const pass = async (hours: number) => succeed(await server.run(TestClock.adjust(`${hours} hours`)))
  return { server, cookie, ask, leave, signIn, keep, send, pass }
}

const pages = (link: string) => [`/${link}`, `/api/profile/${link}`, `/api/profile/${link}/gamification`]

describe("an owner who deletes the account", () => {
  test("is signed out everywhere, and to visitors the page is one that never was", async () => {
    const { server, cookie, ask, leave, signIn, send } = await start()
    const other = cookieOf(await signIn())
    for (const path of pages("asha-rao")) expect((await ask(path)).status).toBe(200)
    const left = await leave({ password })
    expect(left.status).toBe(202)
    expect(Date.parse((await left.json()).leavesAt)).toBe(24 * 3_600_000)
    expect(left.headers.getSetCookie()).toEqual(["honesthive=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"])
    for (const each of [cookie, other]) expect((await ask("/api/auth/user", each)).status).toBe(401)
    const [mine, nobodys] = [pages("asha-rao"), pages("nobody-here")]
    for (const [index, path] of mine.entries()) {
      const never = await completeResponse(await ask(nobodys[index] ?? "", ""))
      expect(never.status).toBe(404)
      expect(await completeResponse(await ask(path, ""))).toEqual(never)
    }
    expect(await completeResponse(await send("asha-rao"))).toEqual(
      await completeResponse(await send("nobody-here"))
    )
    expect(await countWaiting(server)).toBe(alreadyWaiting)
  })

  test("signs in within the day, sees until when, and keeps it all", async () => {
    const { ask, leave, signIn, keep, pass } = await start()
    const { leavesAt } = await (await leave({ password })).json()
    await pass(23)
    const cookie = cookieOf(await signIn())
    expect(await (await ask("/api/account", cookie)).json()).toMatchObject({ leavesAt })
    expect((await ask("/asha-rao")).status).toBe(404)
    expect(await (await keep(cookie)).json()).toMatchObject({ leavesAt: null })
    await pass(2)
    expect((await ask("/asha-rao")).status).toBe(200)
    expect((await ask("/api/user/feedback", cookie)).status).toBe(200)
  })

  test("is nobody once the day is over, also while all is still there", async () => {
    const { ask, leave, signIn, keep, pass } = await start()
    await leave({ password })
    const cookie = cookieOf(await signIn())
    await pass(24)
    expect((await ask("/api/auth/user", cookie)).status).toBe(401)
    expect((await keep(cookie)).status).toBe(401)
    expect((await signIn()).status).toBe(401)
  })

  test.each([
    [{ password: "not the password" }, 403, "This is not your password."],
    [{ password: "" }, 400, "Please enter your password."],
    [{}, 400, "Please enter your password."],
    [{ password: null }, 400, "Some fields are missing or have the wrong type."]
  ])("who says %j stays", async (body, status, message) => {
    const { ask, leave } = await start()
    expect(await statusAndMessage(await leave(body))).toEqual([status, message])
    expect((await ask("/asha-rao")).status).toBe(200)
    expect((await ask("/api/auth/user")).status).toBe(200)
  })
})
