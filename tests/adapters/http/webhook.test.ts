import { describe, expect, test } from "vitest"
import { json, signUp } from "./support/requests.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const email = "asha@example.com"
const target = { address: "https://hooks.example/asha?token=CANARY", form: "json" }

const start = async () => {
  const server = startServer()
  return { server, cookie: await signUp(server, email) }
}

const put = (server: TestServer, cookie: string, body: unknown) =>
  server.fetch("/api/account/webhook", json(body, { cookie }, "PUT"))

const settingsOf = async (server: TestServer, cookie: string) =>
  (await server.fetch("/api/account", { headers: { cookie } })).json()

describe("PUT /api/account/webhook", () => {
  test("shows the secret once, and of the address the host alone", async () => {
    const { server, cookie } = await start()
    expect(await settingsOf(server, cookie)).toMatchObject({ sendsWebhooks: true, webhook: null })
    const schedule = { every: "week", hour: 18, weekday: 5, zone: "Asia/Kolkata" }
    const response = await put(server, cookie, { ...schedule, target })
    const { secret, account } = await response.json()
    expect([response.status, secret]).toEqual([200, expect.stringMatching(/^whsec_[\w+/]{43}=$/)])
    expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32)
    expect(account.webhook).toEqual({ ...schedule, host: "hooks.example", form: "json", state: "waiting" })
    const settings = await settingsOf(server, cookie)
    expect(settings.webhook).toEqual(account.webhook)
    expect(JSON.stringify(settings)).not.toMatch(/whsec_|CANARY/)
    const later = await (await put(server, cookie, { every: "day", hour: 9 })).json()
    expect([later.secret, later.account.webhook.host]).toEqual([null, "hooks.example"])
  })

  test.each([
    { every: "never", hour: 9, target },
    { every: "day", hour: 24, target },
    { every: "day", hour: 9, zone: "Nowhere/Here", target },
    { every: "day", hour: 9, target: { ...target, form: "xml" } },
    { every: "day", hour: 9, target: { ...target, address: "http://hooks.example/" } },
    { every: "day", hour: 9 }
  ])("refuses %j, and stores nothing", async (body) => {
    const { server, cookie } = await start()
    expect((await put(server, cookie, body)).status).toBe(400)
    expect((await settingsOf(server, cookie)).webhook).toBeNull()
  })
})
