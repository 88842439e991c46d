import { Effect, Redacted, Result } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { makeCachedDiscovery } from "#adapters/identity/oidc/discovery.ts"
import { oidcIssuer } from "#adapters/identity/oidc/index.ts"
import type { SignInChecks } from "#core/ports/identity-provider.ts"
import { otherKey, sha256, startForgingIssuer, type Token } from "../../../support/oidc/forging-issuer.ts"

const checks: SignInChecks = { state: "s".repeat(43), nonce: "n".repeat(43), verifier: "v".repeat(43) }
const discovery = "/.well-known/openid-configuration"
const callback = new URL("https://hive.example/api/login/callback")

const start = async () => {
  const forger = await startForgingIssuer(checks.nonce)
  onTestFinished(() => forger.stop())
  const place = {
    issuer: new URL(forger.url),
    clientId: "honesthive",
    allowsPasswords: false,
    clientSecret: Redacted.make("p:ss %wörd")
  }
  const issuer = oidcIssuer(place)
  const identify = (answered: Readonly<Record<string, string>> = {}) => {
    const answer = new URL(callback)
    answer.search = `${new URLSearchParams({ code: "c", state: checks.state, ...answered })}`
    return Effect.runPromise(Effect.result(issuer.identify(answer, checks)))
  }
  const outcome = async (answered?: Readonly<Record<string, string>>) => {
    const result = await identify(answered)
    return Result.isSuccess(result) ? "identified" : result.failure._tag
  }
  return { forger, place, issuer, identify, outcome }
}

type TokenChange = (token: Token) => Partial<Token>

const claim =
  (changed: Readonly<Record<string, unknown>>): TokenChange =>
  ({ claims }) => ({ claims: { ...claims, ...changed } })

test("[asvs V10.2.1] the way to the issuer asks for a code, with state, nonce and the hash of the verifier", async () => {
  const { forger, issuer } = await start()
  const address = await Effect.runPromise(issuer.signInAddress(callback, checks))
  expect(address.origin + address.pathname).toBe(`${forger.url}/authorize`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: "honesthive",
    redirect_uri: callback.href,
    response_type: "code",
    scope: "openid email profile",
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: sha256(checks.verifier),
    code_challenge_method: "S256"
  })
})

describe("an ID token", () => {
  test("says who it is", async () => {
    const { forger, identify } = await start()
    const found = await identify()
    expect(Result.isSuccess(found) ? found.success : found.failure).toEqual({
      issuer: forger.url,
      subject: "248289761001",
      email: "asha@people.example",
      isEmailVerified: true,
      firstName: null,
      lastName: null,
      imageUrl: null
    })
  })

  test.each<readonly [string, TokenChange]>([
    ["with another nonce", claim({ nonce: "other" })],
    ["without a nonce", claim({ nonce: undefined })],
    ["of another issuer", claim({ iss: "https://evil.example" })],
    ["for another client", claim({ aud: "other" })],
    ["for several clients, of which another asked", claim({ aud: ["honesthive", "x"], azp: "x" })],
    ["that has expired", claim({ exp: Math.floor(Date.now() / 1000) - 300 })],
    ["without an end", claim({ exp: undefined })],
    ["without a subject", claim({ sub: undefined })],
    ["with an endless subject", claim({ sub: "x".repeat(256) })],
    ["with a subject of other characters", claim({ sub: "a b\u0000" })],
    ["that nobody signed", ({ header }) => ({ header: { ...header, alg: "none" } })],
    ["signed with a shared secret, by its header", ({ header }) => ({ header: { ...header, alg: "HS256" } })],
    ["signed with another key", () => ({ key: otherKey })]
  ])("[asvs V10.2.1 V10.5.1] %s is refused", async (_title, change) => {
    const { forger, outcome } = await start()
    forger.settings.token = (right) => ({ ...right, ...change(right) })
    expect(await outcome()).toBe("SignInRefused")
  })
})

test.each([
  ["are asked for where the token opens them", { sub: "248289761001" }, "identified"],
  ["are refused when they are of somebody else", { sub: "another" }, "SignInRefused"],
  ["are refused when they do not say whose they are", {}, "SignInRefused"]
] as const)(
  "[asvs V10.2.1 V10.5.1] claims that are not in the ID token %s",
  async (_title, claims, expected) => {
    const { forger, outcome } = await start()
    forger.settings.token = (right) => ({ ...right, ...claim({ email: undefined })(right) })
    const told = { ...claims, email: "asha@people.example", email_verified: true }
    forger.settings.instead = { "/userinfo": forger.json(told) }
    expect(await outcome()).toBe(expected)
  }
)

test("an email of which the ID token doesn't say whether it is verified is asked for, too", async () => {
  const { forger, identify } = await start()
  forger.settings.token = (right) => ({ ...right, ...claim({ email_verified: undefined })(right) })
  const told = { sub: "248289761001", email: "asha@people.example", email_verified: true }
  forger.settings.instead = { "/userinfo": forger.json(told) }
  const found = await identify()
  expect(Result.isSuccess(found) ? found.success : found.failure).toMatchObject({ isEmailVerified: true })
})

test.each([
  ["refuses", 401, {}],
  ["does not respond as expected", 503, {}],
  ["tells of somebody else", 200, { sub: "another", email: "eve@people.example", email_verified: true }]
] as const)(
  "an ID token with an email is enough where userinfo %s, but verifies none",
  async (_title, status, told) => {
    const { forger, identify } = await start()
    forger.settings.token = (right) => ({ ...right, ...claim({ email_verified: undefined })(right) })
    forger.settings.instead = { "/userinfo": forger.json(told, status) }
    const found = await identify()
    expect(Result.isSuccess(found) ? found.success : found.failure).toMatchObject({
      subject: "248289761001",
      email: "asha@people.example",
      isEmailVerified: false
    })
  }
)

describe("what the issuer answers", () => {
  test.each([
    [{ error: "access_denied" }, "SignInDenied"],
    [{ error: "invalid_scope" }, "SignInRefused"],
    [{ error: "temporarily_unavailable" }, "IssuerUnavailable"],
    [{ state: "other" }, "SignInRefused"],
    [{ iss: "https://evil.example" }, "SignInRefused"]
  ] as const)("%j is %s", async (answered, tag) => {
    expect(await (await start()).outcome(answered)).toBe(tag)
  })

  test("to a code that was used is a refusal, to a fault of its own none of ours", async () => {
    const { forger, outcome } = await start()
    forger.settings.instead = { "/token": forger.json({ error: "invalid_grant" }, 400) }
    expect(await outcome()).toBe("SignInRefused")
    for (const path of ["/token", "/jwks"]) {
      forger.settings.instead = { [path]: forger.json({}, 503) }
      expect(await outcome(), path).toBe("IssuerUnavailable")
    }
    forger.settings.instead = {}
    expect(await outcome()).toBe("identified")
  })

  test("that it is asked too often is no refusal of whoever signs in", async () => {
    const { forger, outcome } = await start()
    forger.settings.instead = { "/token": forger.json({ error: "slow_down" }, 429) }
    expect(await outcome()).toBe("IssuerUnavailable")
  })

  test("may be no JSON, endless, or lead elsewhere: then it is away", async () => {
    const { forger, outcome } = await start()
    const answers = {
      html: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>"),
      endless: (response) =>
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(`{"a":"${"x".repeat(2_000_000)}"}`),
      elsewhere: (response) => response.writeHead(302, { location: "https://evil.example/" }).end()
    } satisfies Readonly<Record<string, (typeof forger.settings.instead)[string]>>
    for (const [name, answer] of Object.entries(answers)) {
      forger.settings.instead = { "/token": answer }
      expect(await outcome(), name).toBe("IssuerUnavailable")
    }
  })

  test("comes late: nobody waits longer than some seconds", async () => {
    const { forger, outcome } = await start()
    forger.settings.instead = { "/token": () => undefined }
    const began = performance.now()
    expect(await outcome()).toBe("IssuerUnavailable")
    expect(performance.now() - began).toBeLessThan(9_000)
  })

  test("is not there at first, and later is", async () => {
    const { forger, issuer, outcome } = await start()
    forger.settings.instead = { [discovery]: forger.json({}, 500) }
    const asked = await Effect.runPromise(Effect.result(issuer.signInAddress(callback, checks)))
    expect(Result.isFailure(asked) ? asked.failure._tag : "begun").toBe("IssuerUnavailable")
    forger.settings.instead = { [discovery]: forger.json({ issuer: "https://evil.example" }) }
    expect(await outcome()).toBe("IssuerUnavailable")
    forger.settings.instead = {}
    expect(await outcome()).toBe("identified")
  })
})

/** The time stands still, and goes on by as many milliseconds as the returned function is given. */
const holdTime = () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  onTestFinished(() => void vi.useRealTimers())
  return (millis: number) => void vi.advanceTimersByTime(millis)
}

const discoveriesAt = ({ asked }: { readonly asked: ReadonlyArray<string> }) =>
  asked.filter((path) => path === discovery).length

describe("what an issuer says of itself", () => {
  test("is asked for once an hour, by all who need it together", async () => {
    const { forger, place } = await start()
    const pass = holdTime()
    const discovered = makeCachedDiscovery(place)
    await Promise.all([discovered(), discovered(), discovered()])
    pass(3_600_000 - 1)
    await discovered()
    expect(discoveriesAt(forger)).toBe(1)
    pass(1)
    await Promise.all([discovered(), discovered()])
    expect(discoveriesAt(forger)).toBe(2)
  })

  test("holds while the issuer is away, and is asked for again a minute later", async () => {
    const { forger, place } = await start()
    const pass = holdTime()
    const discovered = makeCachedDiscovery(place)
    const first = await discovered()
    forger.settings.instead = { [discovery]: forger.json({}, 500) }
    pass(3_600_000)
    expect((await discovered()).configuration).toBe(first.configuration)
    await discovered()
    expect(discoveriesAt(forger)).toBe(2)
    pass(60_000)
    forger.settings.instead = {}
    expect((await discovered()).configuration).not.toBe(first.configuration)
    expect(discoveriesAt(forger)).toBe(3)
  })
})

test.each([
  [undefined, "Basic"],
  [["client_secret_post", "client_secret_basic"], "Basic"],
  [["client_secret_post"], "in the body"]
])("the secret goes as the issuer takes it: %j", async (methods, way) => {
  const { forger, outcome } = await start()
  const authorizations: Array<string> = []
  const told = await (await fetch(`${forger.url}${discovery}`)).json()
  forger.settings.instead = {
    [discovery]: forger.json({ ...told, token_endpoint_auth_methods_supported: methods }),
    "/token": (response) => {
      authorizations.push(response.req.headers.authorization?.split(" ")[0] ?? "in the body")
      forger.json({ error: "invalid_grant" }, 400)(response)
    }
  }
  expect(await outcome()).toBe("SignInRefused")
  expect(authorizations).toEqual([way])
})
