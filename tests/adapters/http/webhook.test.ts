import { describe, expect, test } from "vitest"
import { startHive } from "./support/visitors.ts"

const target = { address: "https://hooks.example/asha?token=CANARY", form: "json" }

const start = async () => {
  const { hive } = await startHive()
  return {
    put: (body: unknown) => hive.send("/api/account/webhook", body, "PUT"),
    settings: () => hive.read("/api/account")
  }
}

describe("PUT /api/account/webhook", () => {
  test("shows the secret once, and of the address the host alone", async () => {
    const { put, settings } = await start()
    expect(await settings()).toMatchObject({ sendsWebhooks: true, webhook: null })
    const schedule = { every: "week", hour: 18, weekday: 5, zone: "Asia/Kolkata" }
    const response = await put({ ...schedule, target })
    const { secret, account } = await response.json()
    expect([response.status, secret]).toEqual([200, expect.stringMatching(/^whsec_[\w+/]{43}=$/)])
    expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32)
    expect(account.webhook).toEqual({ ...schedule, host: "hooks.example", form: "json", state: "waiting" })
    const told = await settings()
    expect(told.webhook).toEqual(account.webhook)
    expect(JSON.stringify(told)).not.toMatch(/whsec_|CANARY/)
    const later = await (await put({ every: "day", hour: 9 })).json()
    expect([later.secret, later.account.webhook.host]).toEqual([null, "hooks.example"])
  })

  test.each([
    { every: "never", hour: 9, target },
    { every: "day", hour: 9, zone: "Nowhere/Here", target },
    { every: "day", hour: 9, target: { ...target, form: "xml" } },
    { every: "day", hour: 9, target: { ...target, address: "http://hooks.example/" } },
    { every: "day", hour: 9 }
  ])("refuses %j, and stores nothing", async (body) => {
    const { put, settings } = await start()
    expect((await put(body)).status).toBe(400)
    expect((await settings()).webhook).toBeNull()
  })
})
