import { describe, expect, test } from "vitest"
import { joined, startMailing } from "./support/mailing.ts"
import { json, signUp, statusAndMessage } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const email = "asha@example.com"

const set = (server: TestServer, cookie: string, body: unknown) =>
  server.fetch("/api/account/digest", json(body, { cookie }, "PUT"))

const settingsOf = async (server: TestServer, cookie: string) =>
  (await server.fetch("/api/account", { headers: { cookie } })).json()

describe("PUT /api/account/digest", () => {
  test("is off until it is set, and off again when it is taken back", async () => {
    const { server } = startMailing()
    const cookie = await joined(server, email)
    expect(await settingsOf(server, cookie)).toMatchObject({ sendsMail: true, digest: null })
    const weekly = { every: "week", hour: 18, weekday: 5, zone: "Asia/Kolkata" }
    const answer = await set(server, cookie, weekly)
    expect([answer.status, (await answer.json()).digest]).toEqual([200, weekly])
    expect((await settingsOf(server, cookie)).digest).toEqual(weekly)
    await set(server, cookie, { every: "never", hour: 18 })
    expect((await settingsOf(server, cookie)).digest).toBeNull()
  })

  test.each([
    { every: "hour", hour: 9 },
    { every: "day", hour: 24 },
    { every: "day", hour: -1 },
    { every: "day", hour: 9.5 },
    { every: "day", hour: "9" },
    { every: "week", hour: 9, weekday: 0 },
    { every: "week", hour: 9, weekday: 8 },
    { every: "day", hour: 9, zone: "Nowhere/Here" },
    { every: "day", hour: 9, zone: { $ne: null } },
    { every: "day" },
    {}
  ])("refuses %j, and changes nothing", async (body) => {
    const { server } = startMailing()
    const cookie = await joined(server, email)
    expect((await set(server, cookie, body)).status).toBe(400)
    expect((await settingsOf(server, cookie)).digest).toBeNull()
  })

  test("is refused where no mail is sent, which the account says", async () => {
    const server = startServer()
    const cookie = await signUp(server, email)
    expect((await settingsOf(server, cookie)).sendsMail).toBe(false)
    expect(await statusAndMessage(await set(server, cookie, { every: "day", hour: 9 }))).toEqual([
      403,
      expect.stringMatching(/sends no mail/)
    ])
    expect((await set(server, cookie, { every: "never", hour: 9 })).status).toBe(200)
  })
})
