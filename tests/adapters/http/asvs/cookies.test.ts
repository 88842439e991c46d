import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test, vi } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { Secrets } from "#core/ports/secrets.ts"
import { inTwoNewProcesses } from "../../../support/in-two-new-processes.ts"
import { cookieOf, json, password, signUp, succeed } from "../support/requests.ts"
import { startServer, type TestServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"

const email = "asha@example.com"

const userStatus = async (server: TestServer, cookie: string) =>
  (await server.fetch("/api/auth/user", { headers: { cookie } })).status

const bytesOf = (token: string): Uint8Array =>
  Uint8Array.from(atob(token.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0))

describe("sessions", () => {
  test("[asvs V3.3.5] have small cookies", async () => {
    const server = startServer({ publicUrl: "https://honest.example" })
    const headers = { origin: "https://honest.example" }
    const answer = await server.fetch("/api/auth/sign-up", json({ email, password }, headers))
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "")
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4096)
  })

  test("[asvs V7.2.3 V11.5.1] have secrets of 256 bits from the system's source, ten thousand of them all different", async () => {
    const server = startServer()
    const random = vi.spyOn(Math, "random").mockReturnValue(0.5)
    const made = Effect.flatMap(Secrets, (secrets) => Effect.all([secrets.token, secrets.uuid]))
    const all = succeed(await server.run(Effect.replicateEffect(made, 10_000)))
    random.mockRestore()
    expect(new Set(all.map(([token]) => token)).size).toBe(10_000)
    expect(all.filter(([token]) => bytesOf(token).length !== 32)).toEqual([])
    expect(new Set(all.map(([, uuid]) => uuid)).size).toBe(10_000)
    const bits = all.reduce((sum, [token]) => sum + (bytesOf(token)[7] ?? 0), 0)
    expect(bits / 10_000 / 255).toBeGreaterThan(0.48)
    expect(bits / 10_000 / 255).toBeLessThan(0.52)
  })

  test("[asvs V7.2.3 V11.5.1] have secrets that neither the time nor how many there were can tell", async () => {
    const imports = `
      import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
      import { Secrets } from "#core/ports/secrets.ts"`
    const first = "Effect.provide(Secrets.use(({ token }) => token), nodeSecrets)"
    const [one, two] = await inTwoNewProcesses(imports, first)
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(two).not.toBe(one)
  }, 60_000)

  test.each([
    ["a computer", "Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0"],
    [
      "a phone",
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36"
    ],
    ["a tablet", "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari/604.1"]
  ])(
    "[asvs V7.3.1 V7.3.2] on %s end after seven days unused, and after thirty in any case",
    async (_, userAgent) => {
      const server = startServer({ services: Layer.merge(testServices, TestClock.layer()) })
      const pass = async (days: number) => succeed(await server.run(TestClock.adjust(`${days} days`)))
      const signedIn = async (who: string) => {
        await signUp(server, who)
        return cookieOf(
          await server.fetch("/api/auth/sign-in", json({ email: who, password }, { "user-agent": userAgent }))
        )
      }
      const [unused, used] = [await signedIn(email), await signedIn("ben@example.com")]
      for (let day = 1; day < 30; day++) {
        await pass(1)
        expect(await userStatus(server, used), `day ${day}`).toBe(200)
      }
      await pass(1)
      expect([await userStatus(server, unused), await userStatus(server, used)]).toEqual([401, 401])
      const again = cookieOf(
        await server.fetch("/api/auth/sign-in", json({ email, password }, { "user-agent": userAgent }))
      )
      await pass(6)
      expect(await userStatus(server, again)).toBe(200)
      await pass(7)
      expect(await userStatus(server, again)).toBe(401)
    }
  )

  test("[asvs V7.4.1 V7.4.2] that were ended open no call, though the cookie was kept", async () => {
    const server = startServer()
    const cookie = await signUp(server, email)
    expect(await userStatus(server, cookie)).toBe(200)
    await server.fetch("/api/logout", { headers: { cookie, "sec-fetch-site": "same-origin" } })
    for (const { method, path } of Object.values(calls).filter(({ access }) => access === "owner")) {
      const headers = { cookie, "sec-fetch-site": "same-origin" }
      const answer = await server.fetch(path.replace("{id}", "some-id"), { method, headers })
      expect(answer.status, `${method} ${path}`).toBe(401)
    }
  })

  test("[asvs V14.2.1] are never taken from an address", async () => {
    const server = startServer()
    const cookie = await signUp(server, email)
    const [name = "", token = ""] = cookie.split("=")
    for (const query of [`${name}=${token}`, `token=${token}`, `session=${token}`, `access_token=${token}`]) {
      expect((await server.fetch(`/api/auth/user?${query}`)).status).toBe(401)
    }
    const bearer = { headers: { authorization: `Bearer ${token}` } }
    expect((await server.fetch("/api/auth/user", bearer)).status).toBe(401)
  })
})
