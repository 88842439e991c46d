import { Effect, Redacted, Result } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { makeCachedDiscovery } from "#adapters/identity/oidc/discovery.ts"
import { oidcIssuer } from "#adapters/identity/oidc/index.ts"
import { startForgingIssuer } from "../../../support/oidc/forging-issuer.ts"

const path = "/.well-known/openid-configuration"
const hour = 3_600_000
const nonce = "n".repeat(43)

const start = async () => {
  const forger = await startForgingIssuer(nonce)
  onTestFinished(() => forger.stop())
  const place = {
    issuer: new URL(forger.url),
    clientId: "honesthive",
    allowsPasswords: false,
    clientSecret: Redacted.make("p:ss %wörd")
  }
  const discoveries = () => forger.asked.filter((asked) => asked === path).length
  return { forger, place, discoveries }
}

/** The time stands still, and goes on by as many milliseconds as the returned function is given. */
const holdTime = () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  onTestFinished(() => void vi.useRealTimers())
  return (millis: number) => void vi.advanceTimersByTime(millis)
}

describe("what an issuer says of itself", () => {
  test("is asked for once an hour, by all who need it together", async () => {
    const { place, discoveries } = await start()
    const pass = holdTime()
    const discovered = makeCachedDiscovery(place)
    await Promise.all([discovered(), discovered(), discovered()])
    pass(hour - 1)
    await discovered()
    expect(discoveries()).toBe(1)
    pass(1)
    await Promise.all([discovered(), discovered()])
    expect(discoveries()).toBe(2)
  })

  test("holds while the issuer is away, and is asked for again a minute later", async () => {
    const { forger, place, discoveries } = await start()
    const pass = holdTime()
    const discovered = makeCachedDiscovery(place)
    const first = await discovered()
    forger.settings.instead = { [path]: forger.json({}, 500) }
    pass(hour)
    expect((await discovered()).configuration).toBe(first.configuration)
    await discovered()
    expect(discoveries()).toBe(2)
    pass(60_000)
    forger.settings.instead = {}
    expect((await discovered()).configuration).not.toBe(first.configuration)
    expect(discoveries()).toBe(3)
  })
})

describe("the secret", () => {
  const sentWith = async (methods: ReadonlyArray<string> | undefined) => {
    const { forger, place } = await start()
    let authorization: string | undefined
    const told = await (await fetch(`${forger.url}${path}`)).json()
    forger.settings.instead = {
      [path]: forger.json({ ...told, token_endpoint_auth_methods_supported: methods }),
      "/token": (response) => {
        authorization = response.req.headers.authorization
        forger.json({ error: "invalid_grant" }, 400)(response)
      }
    }
    const answer = new URL("https://hive.example/api/login/callback?code=c&state=s")
    const checks = { state: "s", nonce, verifier: "v".repeat(43) }
    const result = await Effect.runPromise(Effect.result(oidcIssuer(place).identify(answer, checks)))
    expect(Result.isFailure(result) && result.failure._tag).toBe("SignInRefused")
    return authorization?.split(" ")[0] ?? "in the body"
  }

  test.each([
    [undefined, "Basic"],
    [["client_secret_post", "client_secret_basic"], "Basic"],
    [["client_secret_post"], "in the body"]
  ])("goes as the issuer takes it: %j", async (methods, way) => {
    expect(await sentWith(methods)).toBe(way)
  })
})
