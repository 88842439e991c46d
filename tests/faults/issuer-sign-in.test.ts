import { expect, onTestFinished, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { startForgingIssuer } from "../support/oidc/forging-issuer.ts"
import { startLoopback } from "../support/oidc/loopback.ts"
import { client, startRealIssuer } from "../support/oidc/real-issuer.ts"
import { followSignIn, makeJar } from "../support/oidc/walk.ts"
import { encryptionKey } from "../support/replicas.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"

const settingsOf = (url: string) => ({
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret
})

const locationOf = (answer: Response) => answer.headers.get("location")

test("[asvs V10.2.1] two servers on one database finish each other's sign-ins, and make one account of two at once", async () => {
  /** The address that owners type. */
  const publicUrl = `http://127.0.0.1:${await freePort()}`
  const issuer = await startRealIssuer(`${publicUrl}/api/login/callback`)
  onTestFinished(() => issuer.stop())
  const [here, there] = [publicUrl, `http://127.0.0.1:${await freePort()}`]
  const database = { DATABASE_URL: await sharedDatabase(), ENCRYPTION_KEY: encryptionKey }
  const env = { ...settingsOf(issuer.url), ...database, PUBLIC_URL: publicUrl }
  await Promise.all(
    [here, there].map((url) => startUnlimitedServer(makeFolder(), { ...env, PORT: new URL(url).port }))
  )
  /** A proxy that sends every sign-in to one server, and everything else to the other. */
  const proxy = (url: URL, init: RequestInit) => {
    if (url.origin !== publicUrl) return fetch(url, init)
    return fetch(new URL(url.pathname + url.search, url.pathname === "/api/login" ? here : there), init)
  }
  const signIn = async () => {
    const jar = makeJar()
    const begun = new URL("/api/login?returnTo=/insights", publicUrl)
    expect(locationOf(await followSignIn(proxy, jar, begun, "asha"))).toBe("/insights")
    const headers = { cookie: jar.cookieFor(new URL(publicUrl)) }
    return Promise.all(
      [here, there].map(async (url) => (await fetch(`${url}/api/auth/user`, { headers })).json())
    )
  }
  const seen = (await Promise.all([signIn(), signIn()])).flat()
  expect(seen[0]).toMatchObject({ email: "asha@people.example" })
  expect(new Set(seen.map(({ id }) => id)).size).toBe(1)
})

test("a server is well while its issuer never answers, keeps nobody waiting for long, and says so", async () => {
  const silent = await startLoopback(() => () => undefined)
  onTestFinished(() => silent.stop())
  const server = await startUnlimitedServer(makeFolder(), settingsOf(silent.url))
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  const began = performance.now()
  const asked = `${server.url}/api/login?returnTo=/insights`
  const answers = await Promise.all([1, 2, 3].map(() => fetch(asked, { redirect: "manual" })))
  const away = "/sign-in?problem=away&returnTo=%2Finsights"
  expect(answers.map(locationOf)).toEqual([away, away, away])
  expect(performance.now() - began).toBeLessThan(12_000)
  expect(silent.asked).toHaveLength(1)
  expect(server.output()).toContain("A sign-in through the issuer failed: away")
})

test("the log says with which code an issuer refuses, to a wrong secret for example, and nothing else that it says", async () => {
  const issuer = await startForgingIssuer("")
  onTestFinished(() => issuer.stop())
  const server = await startUnlimitedServer(makeFolder(), settingsOf(issuer.url))
  const signIn = async (answered: object) => {
    issuer.settings.instead = { "/token": issuer.json(answered, 401) }
    const begun = await fetch(`${server.url}/api/login`, { redirect: "manual" })
    const state = new URL(locationOf(begun) ?? "").searchParams.get("state") ?? ""
    const [cookie = ""] = begun.headers.getSetCookie()[0]?.split(";") ?? []
    const back = `${server.url}/api/login/callback?${new URLSearchParams({ code: "x", state })}`
    return locationOf(await fetch(back, { redirect: "manual", headers: { cookie } }))
  }
  const canary = { error_description: "CANARY" }
  expect(await signIn({ ...canary, error: "invalid_client" })).toBe("/sign-in?problem=refused")
  expect(server.output()).toContain(
    "refused, SignInRefused, ResponseBodyError OAUTH_RESPONSE_BODY_ERROR 401 invalid_client"
  )
  await signIn({ ...canary, error: "CANARY is not right" })
  await signIn({ ...canary, error: "Canary" })
  expect(server.output()).not.toMatch(/canary/i)
})
